export type Registration = {
  readonly name: string;
  readonly email_id: string;
  readonly short_name: string;
  readonly password: string;
  readonly organisation: string;
};

/** A FIX client registers its session identifiers and a contact for failures. */
export type FixRegistration = Registration & {
  readonly sender_comp_id: string;
  readonly target_comp_id: string;
  readonly contact_name: string;
  readonly contact_phone: string;
};
