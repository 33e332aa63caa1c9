import { type Static, Type } from 'typebox';
import { CaptchaSchema, EmailSchema, PasswordSchema, UserSchema } from '../rest/identity-schemas.ts';
import { CorrelationIdSchema, frame } from './envelope.ts';

const ShortText = Type.String({ minLength: 1, maxLength: 120 });

export const LoginFrame = frame(
  'login',
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    email_id: EmailSchema,
    password: Type.Optional(PasswordSchema),
    /** The main service token of the same user, for a page that no longer holds the password. */
    main_token: Type.Optional(Type.String({ minLength: 16, maxLength: 4096 })),
    captcha: Type.Optional(CaptchaSchema),
  }),
);

export const LoginBySessionFrame = frame(
  'login_by_session',
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    id_of_session_to_duplicate: Type.String({ minLength: 16, maxLength: 256 }),
  }),
);

export const LogoutFrame = frame('logout', Type.Object({}));

const RegistrationFields = {
  id: CorrelationIdSchema,
  name: ShortText,
  email_id: EmailSchema,
  short_name: Type.String({ minLength: 1, maxLength: 32 }),
  password: PasswordSchema,
  organisation: ShortText,
  captcha: CaptchaSchema,
};

export const RegisterFrame = frame('register', Type.Object(RegistrationFields));

export const RegisterFixFrame = frame(
  'register_fix',
  Type.Object({
    ...RegistrationFields,
    sender_comp_id: Type.String({ minLength: 1, maxLength: 64 }),
    target_comp_id: Type.String({ minLength: 1, maxLength: 64 }),
    contact_name: ShortText,
    contact_phone: Type.String({ minLength: 1, maxLength: 40 }),
  }),
);

export const LoginOkFrame = frame(
  'login_ok',
  Type.Object({
    version: Type.Integer(),
    session_id: Type.String(),
    notification_id: Type.String({ minLength: 6, maxLength: 6 }),
    user: UserSchema,
    server_time_zone: Type.String(),
    server_time_ms: Type.Integer(),
  }),
);

export const LoginFailedFrame = frame(
  'login_failed',
  Type.Object({
    error_reason: Type.String(),
    needs_verification: Type.Boolean(),
    captcha_required: Type.Optional(Type.Boolean()),
  }),
);

export const SessionErrorFrame = frame(
  'session_error',
  Type.Object({ message: Type.String(), code: Type.Optional(Type.String()) }),
);

/** Sent when permissions change during a session, so that the screen follows at once. */
export const UserChangedFrame = frame('user_changed', Type.Object({ user: UserSchema }));

export const LoggedOutFrame = frame('logged_out', Type.Object({}));

export type Registration = Static<typeof RegisterFrame>['payload'];
export type FixRegistration = Static<typeof RegisterFixFrame>['payload'];
