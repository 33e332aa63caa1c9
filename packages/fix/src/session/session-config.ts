import type { FixMessage } from '../codec/fix-message.ts';
import type { Dictionary } from '../dictionary/dictionary.ts';
import type { ValidationRules } from '../dictionary/validation-rules.ts';
import type { FixVersion } from '../fix-version.ts';
import type { SessionSchedule } from '../schedule/session-schedule.ts';

/** What two firms agreed on for one session. */
export type SessionConfig = {
  readonly role: 'acceptor' | 'initiator';
  readonly version: FixVersion;
  readonly senderCompId: string;
  readonly targetCompId: string;
  /** Header fields of every message of ours, such as SenderSubID, as tag and value. */
  readonly headerFields: readonly (readonly [number, string])[];
  /** Fields of our own in a Logon, such as Username and Password. */
  readonly logonFields: readonly (readonly [number, string])[];
  /** What an initiator proposes, and the bounds of what an acceptor takes. */
  readonly heartbeatSeconds: number;
  readonly minHeartbeatSeconds: number;
  readonly maxHeartbeatSeconds: number;
  readonly schedule: SessionSchedule;
  readonly resetsOnLogon: boolean;
  readonly resetsOnLogout: boolean;
  readonly resetsOnDisconnect: boolean;
  readonly sendsNextExpected: boolean;
  readonly sendsLastProcessed: boolean;
  readonly sendingTimeToleranceMs: number;
  readonly needsOrigSendingTime: boolean;
  /** Messages asked for at once; 0 asks for all that are missing. */
  readonly resendChunk: number;
  /** How often the same range is asked for, by either side, before the session ends. */
  readonly maxResendAsks: number;
  readonly resendTimeoutMs: number;
  readonly logonTimeoutMs: number;
  readonly logoutTimeoutMs: number;
  /** Orders and their changes, which a resend fills with a gap. */
  readonly neverRepeated: readonly string[];
  readonly dictionary: Dictionary;
  readonly rules: ValidationRules;
  /** Null lets a Logon in; otherwise why it does not. Called before anything is answered or stored. */
  readonly authenticate: ((logon: FixMessage) => string | null) | null;
};

/** Messages of one answer to a ResendRequest that are in memory at once, and messages that wait behind a gap. */
export const MAX_RESEND_MESSAGES = 2_000;

export const DEFAULT_SESSION: Omit<
  SessionConfig,
  'role' | 'version' | 'senderCompId' | 'targetCompId' | 'dictionary' | 'rules'
> = {
  headerFields: [],
  logonFields: [],
  heartbeatSeconds: 30,
  minHeartbeatSeconds: 1,
  maxHeartbeatSeconds: 600,
  schedule: { kind: 'always' },
  resetsOnLogon: false,
  resetsOnLogout: false,
  resetsOnDisconnect: false,
  sendsNextExpected: false,
  sendsLastProcessed: false,
  sendingTimeToleranceMs: 120_000,
  needsOrigSendingTime: true,
  resendChunk: 1_000,
  maxResendAsks: 5,
  resendTimeoutMs: 15_000,
  logonTimeoutMs: 10_000,
  logoutTimeoutMs: 5_000,
  neverRepeated: ['D', 'G', 'F', 'E'],
  authenticate: null,
};
