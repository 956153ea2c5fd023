import {
  requestKinds,
  requestStatuses,
  transitions,
  type RequestKind,
  type RequestStatus,
  type Transition,
} from 'shared-lib/contracts';

/** Shortest way of moves from `new` to each status that can be reached. */
const pathsOf = (kind: RequestKind): Map<RequestStatus, Transition[]> => {
  const paths = new Map<RequestStatus, Transition[]>([['new', []]]);
  const open: RequestStatus[] = ['new'];
  for (const from of open) {
    for (const move of transitions[kind]) {
      if (move.from !== from || paths.has(move.to)) continue;
      paths.set(move.to, [...(paths.get(from) ?? []), move]);
      open.push(move.to);
    }
  }
  return paths;
};

const paths = new Map(requestKinds.map((kind) => [kind, pathsOf(kind)]));

/** Moves by which a request may have come to a status. */
export const pathTo = (kind: RequestKind, status: RequestStatus): readonly Transition[] =>
  paths.get(kind)?.get(status) ?? [];

export const reachableStatuses = (kind: RequestKind): RequestStatus[] =>
  requestStatuses[kind].filter((status) => paths.get(kind)?.has(status));
