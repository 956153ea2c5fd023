import { useQuery } from '@tanstack/react-query';
import { ListPage } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useParams } from 'shared-lib/router';
import { clientsCopy as labels } from '../copy/clients.ts';
import { AccountView } from '../features/clients/account-view.tsx';
import { ClientView } from '../features/clients/client-view.tsx';
import { clientsList } from '../features/clients/clients-list.tsx';
import { clientAccountQuery, clientQuery } from '../request/client-queries.ts';
import { LoadedDetail } from '../resource/loaded-detail.tsx';

const missing = {
  title: labels.notFound,
  text: labels.notFoundText,
  to: paths.admin.clients(),
  button: labels.toList,
};

const ClientsPage = () => <ListPage list={clientsList} />;

const LoadedClient = ({ id }: { id: number }) => (
  <LoadedDetail query={useQuery(clientQuery(id))} missing={missing}>
    {(client) => <ClientView client={client} />}
  </LoadedDetail>
);

const LoadedAccount = ({ id }: { id: number }) => (
  <LoadedDetail query={useQuery(clientAccountQuery(id))} missing={missing}>
    {(account) => <AccountView id={id} account={account} />}
  </LoadedDetail>
);

/** Everything of a client (`/admin/clients/{id}`). */
const ClientPage = () => {
  const { id = '' } = useParams();
  return <LoadedClient key={id} id={Number(id)} />;
};

/** The account of a client as its owner sees it (`/admin/clients/{id}/account`). */
const AccountPage = () => {
  const { id = '' } = useParams();
  return <LoadedAccount key={id} id={Number(id)} />;
};

export const pages = { List: ClientsPage, Client: ClientPage, Account: AccountPage };
