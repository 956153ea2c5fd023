import { createAdminDesk, type AdminDesk } from './admin-desk.ts';

export interface ListeningApp extends AdminDesk {
  /** Address of the administration's resources. */
  adminUrl: string;
  /** Of the administrator. */
  token: string;
}

/** The whole API on a port of its own, for programs that know it by its address only. */
export const startListeningApp = async (...parts: Parameters<typeof createAdminDesk>): Promise<ListeningApp> => {
  const desk = await createAdminDesk(...parts);
  const origin = await desk.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...desk, adminUrl: `${origin}/api/admin`, token: await desk.signIn('admin@miqyas.example') };
};
