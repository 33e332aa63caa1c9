import { Type } from 'typebox';
import { CaptchaSchema, EmailSchema, PasswordSchema, PinSchema, UserSchema } from './identity-schemas.ts';
import { restCall } from './rest-call.ts';

/** Seconds until a mailed code expires, for a countdown. */
const ExpiresInSchema = Type.Integer({ description: 'Seconds' });

export const login = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in. An account that needs verification gets a token that is good for the pin only.',
  access: 'public',
  body: Type.Object({
    email_id: EmailSchema,
    password: PasswordSchema,
    keep_signed_in: Type.Optional(Type.Boolean()),
    captcha: Type.Optional(CaptchaSchema),
  }),
  response: Type.Object({
    token: Type.String(),
    needs_verification: Type.Boolean(),
    user: UserSchema,
    pin_expires_in: Type.Optional(ExpiresInSchema),
  }),
});

export const logout = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session, or every session of the user on every service.',
  access: 'unverified',
  body: Type.Object({ everywhere: Type.Optional(Type.Boolean()) }),
  response: Type.Object({ ended_sessions: Type.Integer() }),
});

export const verifyEmail = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/verify_email',
  summary: 'Mail a pin: to reset a password, to verify an address, or again for a sign-in that waits for it.',
  access: 'public',
  body: Type.Object({
    email_id: EmailSchema,
    purpose: Type.Union([Type.Literal('reset'), Type.Literal('verify'), Type.Literal('login')]),
    captcha: Type.Optional(CaptchaSchema),
  }),
  response: Type.Object({ message: Type.String(), pin_expires_in: ExpiresInSchema }),
  status: 202,
});

export const verifyPin = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/verify_pin',
  summary: 'Check a mailed pin. A sign-in gets its token, a reset gets its grant, a plain verification gets neither.',
  access: 'public',
  body: Type.Object({
    email_id: EmailSchema,
    pin: PinSchema,
    purpose: Type.Union([Type.Literal('login'), Type.Literal('reset'), Type.Literal('verify')]),
    /** With `verify`: the registration's password, because a pin does not prove who registered. */
    password: Type.Optional(Type.String({ maxLength: 256 })),
  }),
  response: Type.Object({
    token: Type.Optional(Type.String()),
    user: Type.Optional(UserSchema),
    reset_token: Type.Optional(Type.String()),
  }),
});

export const resetPassword = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the grant of a checked pin; every session of the user ends.',
  access: 'public',
  body: Type.Object({
    email_id: EmailSchema,
    reset_token: Type.String({ minLength: 16, maxLength: 256 }),
    password: PasswordSchema,
  }),
  response: Type.Object({ message: Type.String() }),
});

export const changePassword = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the own password. This session stays, every other session of the user ends.',
  access: 'user',
  body: Type.Object({ current_password: PasswordSchema, password: PasswordSchema }),
  response: Type.Object({ ended_sessions: Type.Integer() }),
});

export const confirmPassword = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/confirm',
  summary: 'Prove the password again, for calls that answer password-required. It holds for 15 minutes.',
  access: 'user',
  /** One member for each factor: a second one becomes another optional member. */
  body: Type.Object({ password: PasswordSchema }),
  response: Type.Object({ confirmed_until_ms: Type.Integer() }),
});

export const noteActivity = restCall({
  service: 'main',
  method: 'POST',
  path: '/auth/active',
  summary: 'The user did something on the page, so the session is not idle.',
  access: 'user',
  response: Type.Null(),
  status: 204,
});

export const captchaChallenge = restCall({
  service: 'main',
  method: 'GET',
  path: '/auth/captcha',
  summary: 'A proof-of-work challenge for registration, forgotten passwords and repeated failures.',
  access: 'public',
  response: Type.Unknown({ description: 'An ALTCHA challenge' }),
});

export const AUTH_CALLS = [
  login,
  logout,
  verifyEmail,
  verifyPin,
  resetPassword,
  changePassword,
  confirmPassword,
  noteActivity,
  captchaChallenge,
] as const;
