import { startStandalone } from 'shared-lib/federation/standalone';
import routes from './routes.tsx';

startStandalone({ doors: [routes], home: '/auth' });
