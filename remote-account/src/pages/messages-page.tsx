import { useKnownUser } from 'shared-lib/session';
import { Messages } from '../features/messages/messages.tsx';

export const MessagesPage = () => <Messages role={useKnownUser()?.role === 'consultant' ? 'consultant' : 'client'} />;
