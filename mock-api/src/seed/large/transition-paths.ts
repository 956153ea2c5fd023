import {
  requestKinds,
  requestStatuses,
  transitions,
  type RequestKind,
  type RequestStatus,
  type Transition,
} from 'shared-lib/contracts';

/** Shortest list of transitions from `new` to each reachable status. */
const pathsOf = (kind: RequestKind): Map<RequestStatus, Transition[]> => {
  const paths = new Map<RequestStatus, Transition[]>([['new', []]]);
  const queue: RequestStatus[] = ['new'];
  for (const from of queue) {
    for (const transition of transitions[kind]) {
      if (transition.from !== from || paths.has(transition.to)) continue;
      paths.set(transition.to, [...(paths.get(from) ?? []), transition]);
      queue.push(transition.to);
    }
  }
  return paths;
};

const paths = new Map(requestKinds.map((kind) => [kind, pathsOf(kind)]));

/** Transitions that lead from `new` to a status. */
export const pathTo = (kind: RequestKind, status: RequestStatus): readonly Transition[] =>
  paths.get(kind)?.get(status) ?? [];

export const reachableStatuses = (kind: RequestKind): RequestStatus[] =>
  requestStatuses[kind].filter((status) => paths.get(kind)?.has(status));
