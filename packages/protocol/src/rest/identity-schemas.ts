import { type Static, Type } from 'typebox';

export const EmailSchema = Type.String({ minLength: 3, maxLength: 254, description: 'An email address' });
export const PasswordSchema = Type.String({ minLength: 1, maxLength: 256 });
export const PinSchema = Type.String({ pattern: '^[0-9]{6}$', description: 'The digits that were mailed' });

/** A solved proof of work, as the challenge's solver encodes it. */
export const CaptchaSchema = Type.String({ minLength: 1, maxLength: 4096 });

export const DataPermissionsSchema = Type.Object({
  accounts: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }),
  alloc_accounts: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }),
});

export const PermissionsSchema = Type.Object({
  is_admin: Type.Boolean(),
  are_actions_permitted: Type.Boolean(),
  dashboard_permit: Type.Boolean(),
  log_permit: Type.Boolean(),
  python_permit: Type.Boolean(),
  market_impact_permit: Type.Boolean(),
  market_data_permit: Type.Boolean(),
  surveillance_permit: Type.Boolean(),
  data_permissions: DataPermissionsSchema,
});

/** A user as that user may see it, without the password hash. */
export const UserSchema = Type.Object({
  id: Type.Integer(),
  email_id: Type.String(),
  name: Type.String(),
  short_name: Type.String(),
  trader_id: Type.String({ description: 'What orders of this user carry as their trader' }),
  organisation: Type.String(),
  ...PermissionsSchema.properties,
});

export type User = Static<typeof UserSchema>;
export type PermissionSet = Static<typeof PermissionsSchema>;
