import type { FixRegistration } from '@meridian/domain/entities/login';
import { validateFixRegistration } from '@meridian/domain/registration-validation';
import styles from '../features/auth/auth-form.module.css';
import { PersonalFields } from '../features/auth/personal-fields.tsx';
import { RegistrationForm } from '../features/auth/registration-form.tsx';
import { TextField } from '../features/auth/text-field.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { useRegistration } from './use-registration.ts';

const EMPTY: FixRegistration = {
  name: '',
  short_name: '',
  email_id: '',
  organisation: '',
  password: '',
  sender_comp_id: '',
  target_comp_id: '',
  contact_name: '',
  contact_phone: '',
};

/** `/fix-registration`: registers a user of a FIX session, with its identifiers and a contact. */
export function FixRegistrationPage() {
  const session = useSessionActions();
  const { captcha, register } = useRegistration<FixRegistration>(session.registerFix);
  return (
    <RegistrationForm
      title="Register a FIX user"
      lead="For orders that come over a FIX session. We mail you a code to verify your email."
      empty={EMPTY}
      validate={validateFixRegistration}
      captcha={captcha}
      onSubmit={register}
    >
      {(field, form) => (
        <>
          <PersonalFields field={field} form={form} />
          <fieldset className={styles.group}>
            <legend className={styles.legend}>FIX session</legend>
            <div className={styles.pair}>
              <TextField label="SenderCompID" maxLength={64} {...field('sender_comp_id')} />
              <TextField label="TargetCompID" maxLength={64} {...field('target_comp_id')} />
            </div>
            <div className={styles.pair}>
              <TextField label="Contact name" maxLength={100} {...field('contact_name')} />
              <TextField label="Contact phone" type="tel" maxLength={40} {...field('contact_phone')} />
            </div>
          </fieldset>
        </>
      )}
    </RegistrationForm>
  );
}
