/** A message that came before its turn. */
export type HeldMessage = {
  readonly seq: number;
  readonly bytes: Uint8Array;
  /** Was acted upon when it came, so that only its number is left. */
  readonly isDone: boolean;
};

/** Messages that are missing: asked for up to a number, seen up to another. */
export type Gap = { readonly highest: number; readonly askedTo: number; readonly askedMs: number };

export type Asked = { readonly from: number; readonly to: number; readonly count: number };

export type SessionPhase = 'disconnected' | 'awaiting-logon' | 'logon-sent' | 'active' | 'logout-sent';

/** What outlives the process. */
export type SessionNumbers = {
  readonly epoch: number;
  readonly nextOut: number;
  readonly nextIn: number;
  /** The start of the schedule's period that the numbers belong to; null before the first Logon. */
  readonly periodStartMs: number | null;
};

export type SessionState = SessionNumbers & {
  readonly phase: SessionPhase;
  readonly phaseSinceMs: number;
  /** The connection in use; bytes of another one are not ours. */
  readonly connection: number;
  readonly heartbeatMs: number;
  readonly lastSentMs: number;
  readonly lastReceivedMs: number;
  /** The test request that waits for its heartbeat. */
  readonly testRequest: { readonly id: string; readonly sentMs: number } | null;
  readonly gap: Gap | null;
  readonly held: readonly HeldMessage[];
  /** What we asked for last, and what the counterparty did. */
  readonly ourAsk: Asked;
  readonly theirAsk: Asked;
  /** The answer to a ResendRequest that is under way. */
  readonly resending: { readonly next: number; readonly end: number } | null;
  /** We sent a Logon with ResetSeqNumFlag, whose answer is to come. */
  readonly isResetting: boolean;
  /** Both sides say in their Logon what they expect, so that gaps are filled without being asked for. */
  readonly fillsUnasked: boolean;
};

export const NEVER_ASKED: Asked = { from: 0, to: 0, count: 0 };

export const FIRST_NUMBERS: SessionNumbers = { epoch: 1, nextOut: 1, nextIn: 1, periodStartMs: null };

/** A session as it stands after a start, from what was stored. */
export function restoredSession(numbers: SessionNumbers): SessionState {
  return {
    ...numbers,
    phase: 'disconnected',
    phaseSinceMs: 0,
    connection: 0,
    heartbeatMs: 0,
    lastSentMs: 0,
    lastReceivedMs: 0,
    testRequest: null,
    gap: null,
    held: [],
    ourAsk: NEVER_ASKED,
    theirAsk: NEVER_ASKED,
    resending: null,
    isResetting: false,
    fillsUnasked: false,
  };
}

/** A sent message as it was stored. */
export type StoredMessage = { readonly seq: number; readonly bytes: Uint8Array };

export type SessionInput =
  | { readonly kind: 'connected'; readonly connection: number }
  | { readonly kind: 'disconnected'; readonly connection: number }
  /** One framed message. */
  | { readonly kind: 'received'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'garbled'; readonly connection: number; readonly byteCount: number; readonly why: string }
  | { readonly kind: 'tick' }
  /** A business message: its type, its fields as bytes, and what the sender calls it. */
  | {
      readonly kind: 'send';
      readonly type: string;
      readonly fields: Uint8Array;
      readonly ref: string;
      readonly isPossResend?: boolean;
    }
  | { readonly kind: 'stored'; readonly from: number; readonly to: number; readonly messages: readonly StoredMessage[] }
  | { readonly kind: 'logout'; readonly reason: string }
  | { readonly kind: 'reset'; readonly reason: string };

/** What the session wants done, in this order. What is to be persisted is durable before the next effect is done. */
export type SessionEffect =
  | {
      readonly kind: 'persist-sent';
      readonly seq: number;
      readonly type: string;
      readonly bytes: Uint8Array;
      /** What the sender called it; null for messages of the session itself. */
      readonly ref: string | null;
    }
  | { readonly kind: 'send'; readonly connection: number; readonly bytes: Uint8Array }
  | {
      readonly kind: 'deliver';
      readonly seq: number;
      readonly type: string;
      readonly bytes: Uint8Array;
      readonly isPossResend: boolean;
    }
  | { readonly kind: 'persist-numbers'; readonly numbers: SessionNumbers; readonly reason: string | null }
  | { readonly kind: 'fetch'; readonly from: number; readonly to: number }
  | { readonly kind: 'refused'; readonly ref: string; readonly why: string }
  /** An order or a change that the counterparty asked for again and did not get. */
  | { readonly kind: 'not-repeated'; readonly seq: number; readonly type: string; readonly bytes: Uint8Array }
  /** The counterparty refused a message of ours on the session's level. */
  | { readonly kind: 'rejected'; readonly seq: number; readonly why: string }
  | { readonly kind: 'logged-on' }
  | { readonly kind: 'logged-out'; readonly why: string }
  | { readonly kind: 'disconnect'; readonly connection: number; readonly why: string }
  | { readonly kind: 'note'; readonly text: string };
