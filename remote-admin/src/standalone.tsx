import { startStandalone } from 'shared-lib/federation/standalone';
import login from './login.tsx';
import routes from './routes.tsx';

startStandalone({ modules: [login, routes], homePath: '/admin' });
