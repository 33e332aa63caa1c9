import type { WaitingRequest } from '@meridian/protocol/rest/waiting-calls';
import type { Person } from './people.ts';

/** Something that waits for a second person, or that did, with the rules about who may do what. */
export type Request = Omit<WaitingRequest, 'approvers' | 'verbs' | 'change'> & {
  readonly isBy: (person: Person) => boolean;
  readonly mayDecide: (person: Person) => boolean;
  /** What it changes, in one line; read only where somebody looks. */
  readonly change: () => string | Promise<string>;
  /** How long before its end those who may decide hear of it again. */
  readonly soonMs: number;
};

export const UNDECIDED = { state: 'pending', decided_by: null, decided_ms: null, decision_note: null } as const;
