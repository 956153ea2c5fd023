/** The bundler requires an entry; a federated build only needs its exposed modules. */
export {};
