import type { FixRegistration, Registration } from '@meridian/protocol/live/identity-messages';
import { emailKey, withoutControls } from '../plain-text.ts';
import type { NewUser } from '../users/insert-user.ts';

/** A user without permissions, until an administrator grants some. */
export function toNewUser(registration: Registration, passwordHash: string): NewUser {
  return {
    email: emailKey(registration.email_id),
    name: withoutControls(registration.name),
    shortName: withoutControls(registration.short_name),
    organisation: withoutControls(registration.organisation),
    passwordHash,
    needsVerification: true,
    fix: null,
  };
}

export function toNewFixUser(registration: FixRegistration, passwordHash: string): NewUser {
  const user = toNewUser(registration, passwordHash);
  return {
    ...user,
    fix: {
      senderCompId: withoutControls(registration.sender_comp_id),
      targetCompId: withoutControls(registration.target_comp_id),
      contactName: withoutControls(registration.contact_name),
      contactPhone: withoutControls(registration.contact_phone),
    },
  };
}
