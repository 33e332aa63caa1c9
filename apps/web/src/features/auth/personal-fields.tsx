import type { Registration } from '@meridian/domain/entities/login';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordHints } from './password-hints.tsx';
import type { FieldBinder } from './registration-form.tsx';
import { TextField } from './text-field.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type PersonalFieldsProps = { readonly field: FieldBinder<Registration>; readonly form: Registration };

/** The fields that both registration forms have. */
export function PersonalFields({ field, form }: PersonalFieldsProps) {
  const first = useFocusOnMount<HTMLInputElement>();
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" inputRef={first} {...field('name')} />
        <TextField label="Short name" hint="What colleagues call you" maxLength={20} {...field('short_name')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...field('email_id')} />
      <TextField label="Organisation" autoComplete="organization" {...field('organisation')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <PasswordHints password={form.password} owner={form} />
    </>
  );
}
