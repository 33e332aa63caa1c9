import type { Registration } from '@meridian/domain/entities/login';
import { validateRegistration } from '@meridian/domain/registration-validation';
import { PersonalFields } from '../features/auth/personal-fields.tsx';
import { RegistrationForm } from '../features/auth/registration-form.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { useRegistration } from './use-registration.ts';

const EMPTY: Registration = { name: '', short_name: '', email_id: '', organisation: '', password: '' };

/** `/registration`: a new user. Next come the email check and the approval by an administrator. */
export function RegistrationPage() {
  const session = useSessionActions();
  const { captcha, register } = useRegistration<Registration>(session.register);
  return (
    <RegistrationForm
      title="Register"
      lead="For traders, operators and administrators. We mail you a code to verify your email."
      empty={EMPTY}
      validate={validateRegistration}
      captcha={captcha}
      onSubmit={register}
    >
      {(field, form) => <PersonalFields field={field} form={form} />}
    </RegistrationForm>
  );
}
