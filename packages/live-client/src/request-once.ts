import type { ClientMessage } from '@meridian/protocol/live/client-messages';
import type { Result } from '@meridian/protocol/live/desk-messages';
import { openConnection } from './live-connection.ts';
import type { SocketConstructor, Timers } from './socket-port.ts';

/** Registration hashes a password and sends mail, so it may take long. */
const MAX_ANSWER_MS = 30_000;

export type RegistrationResult =
  | { readonly kind: 'registered'; readonly message: string; readonly pinExpiresInSeconds: number | null }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'no-response' };

type Registering = Extract<ClientMessage, { readonly type: 'register' | 'register_fix' }>;

/** Uses its own connection for one registration, without a session. */
export function registerOnce(
  deps: { readonly url: string; readonly WebSocket: SocketConstructor; readonly timers: Timers },
  message: Registering,
): Promise<RegistrationResult> {
  return new Promise((resolve) => {
    const finish = (result: RegistrationResult) => {
      cancelLimit();
      resolve(result);
      connection.close();
    };
    const cancelLimit = deps.timers.after(MAX_ANSWER_MS, () => finish({ kind: 'no-response' }));
    const connection = openConnection(deps, {
      onOpen: () => {
        if (!connection.send(message)) finish({ kind: 'no-response' });
      },
      onMessage: (answer) => {
        if (answer.type === 'result') finish(registrationResult(answer.payload));
        if (answer.type === 'session_error') {
          const { message: text, code = 'session-error' } = answer.payload;
          finish({ kind: 'refused', code, message: text, fields: {} });
        }
      },
      onClose: () => {
        cancelLimit();
        resolve({ kind: 'no-response' });
      },
    });
  });
}

function registrationResult({ ok, code, message, data }: Result): RegistrationResult {
  const details: Partial<Record<string, unknown>> = typeof data === 'object' && data !== null ? { ...data } : {};
  if (!ok) return { kind: 'refused', code: code ?? 'failed', message, fields: textFields(details['fields']) };
  const expiry = details['pin_expires_in'];
  return { kind: 'registered', message, pinExpiresInSeconds: typeof expiry === 'number' ? expiry : null };
}

function textFields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}
