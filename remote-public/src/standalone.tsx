import { startStandalone } from 'shared-lib/federation/standalone';
import routes from './routes.tsx';

startStandalone({ modules: [routes], homePath: '/' });
