import { initials } from './initials.ts';
import styles from './user-menu.module.css';

type AvatarProps = { readonly name: string; readonly email: string };

export function Avatar({ name, email }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name, email)}
    </span>
  );
}
