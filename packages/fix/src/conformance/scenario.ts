import type { FixVersion } from '../fix-version.ts';
import type { SessionConfig } from '../session/session-config.ts';

/** How a message is broken before it is sent. */
export type Breakage = 'checksum' | 'length-short' | 'length-long' | 'second-field' | 'third-field' | 'first-byte';

export type SendStep = {
  readonly do: 'send';
  readonly type: string;
  /** Counted from 1, the Logon's number; null leaves it out. */
  readonly seq: number | null;
  /** Fields behind the header, as `tag=value` with `|` between them. `<time>` and `<time+10>` are moments. */
  readonly fields: string;
  readonly isPossDup?: boolean;
  /** Seconds from now; null leaves OrigSendingTime out. */
  readonly origSendingTime?: number | null;
  readonly sendingTime?: number;
  readonly sender?: string;
  readonly target?: string;
  readonly beginString?: string;
  readonly breakage?: Breakage;
  /** The body comes before the rest of the header. */
  readonly isBodyFirst?: boolean;
  /** Another connection than the first. */
  readonly line?: 2;
};

export type ExpectStep = {
  readonly do: 'expect';
  readonly type: string;
  readonly seq?: number;
  /** `tag=value`, `tag=*` for any value, `tag=-` for a tag that must not be there. */
  readonly fields: string;
  /** SessionRejectReason, which is left out where the version does not have it. */
  readonly reason?: number;
};

export type Step =
  | SendStep
  | ExpectStep
  | { readonly do: 'connect'; readonly line?: 2 }
  /** A Logon from either side, and its answer. */
  | { readonly do: 'log-on'; readonly heartbeatSeconds: number }
  | { readonly do: 'expect-closed'; readonly line?: 2 };

export type Scenario = {
  readonly id: string;
  readonly about: string;
  /** What the side under test is. */
  readonly roles: readonly SessionConfig['role'][];
  readonly versions?: readonly FixVersion[];
  /** The side under test returns each News message that it gets. */
  readonly needsEcho?: boolean;
  readonly steps: readonly Step[];
};

export const BOTH = ['acceptor', 'initiator'] as const;
export const ACCEPTOR = ['acceptor'] as const;
export const INITIATOR = ['initiator'] as const;

/** Fields of a News message and of an order that every version takes. */
export const NEWS = '148=Headline|33=1|58=text';
export const ORDER = '11=ID|21=3|55=INTC|54=1|60=<time>|38=100|40=1';

type SendMore = Omit<SendStep, 'do' | 'type' | 'seq' | 'fields'>;

export function send(type: string, seq: number | null, fields = '', more: SendMore = {}): SendStep {
  return { do: 'send', type, seq, fields, ...more };
}

export function expectMessage(type: string, seq: number, fields = '', reason?: number): ExpectStep {
  return { do: 'expect', type, seq, fields, ...(reason !== undefined && { reason }) };
}

export const connect: Step = { do: 'connect' };
export const closed: Step = { do: 'expect-closed' };
export const logOn: Step = { do: 'log-on', heartbeatSeconds: 30 };

/** A TestRequest and its answer, which shows that the session stands. */
export function ping(seq: number, answerSeq: number): readonly Step[] {
  return [send('1', seq, '112=HELLO'), expectMessage('0', answerSeq, '112=HELLO')];
}

/** A Logout and its answer. */
export function logOut(seq: number, answerSeq: number): readonly Step[] {
  return [send('5', seq), expectMessage('5', answerSeq), closed];
}
