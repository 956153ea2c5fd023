/** The three remotes: package and folder names. The shell may load no others. */
export const remoteIds = ['remote-public', 'remote-account', 'remote-admin'] as const;
export type RemoteId = (typeof remoteIds)[number];

export const isRemoteId = (name: string): name is RemoteId => remoteIds.some((id) => id === name);
