/** What one page passes to the next. It is in the history entry: a reload keeps it, a new tab does not. */
export type PinFlow = {
  readonly emailId: string;
  readonly pinExpiresAtMs: number | null;
  readonly isNewUser: boolean;
};

export type ResetFlow = { readonly emailId: string; readonly resetToken: string };

export function readPinFlow(state: unknown): PinFlow | null {
  if (!isRecord(state) || typeof state['emailId'] !== 'string') return null;
  const expires = state['pinExpiresAtMs'];
  return {
    emailId: state['emailId'],
    pinExpiresAtMs: typeof expires === 'number' ? expires : null,
    isNewUser: state['isNewUser'] === true,
  };
}

export function readResetFlow(state: unknown): ResetFlow | null {
  if (!isRecord(state)) return null;
  const { emailId, resetToken } = state;
  return typeof emailId === 'string' && typeof resetToken === 'string' ? { emailId, resetToken } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
