/** The federated build needs an entry and has none of its own: what it offers are its doors. */
export {};
