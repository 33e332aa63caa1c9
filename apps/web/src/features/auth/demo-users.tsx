import { Button } from '@salt-ds/core';
import styles from './demo-users.module.css';

type DemoUser = { readonly email_id: string; readonly password: string };

const NAMES = ['trader', 'admin', 'viewer', 'newcomer'] as const;

/** Shown only with simulated markets, because demo users exist nowhere else. */
export function DemoUsers({ onPick }: { readonly onPick: (user: DemoUser) => void }) {
  return (
    <section className={styles.demo} aria-label="Demo users">
      <span>Simulated markets. Fill in as one of the demo users:</span>
      <div className={styles.users}>
        {NAMES.map((name) => (
          <Button
            key={name}
            type="button"
            appearance="bordered"
            onClick={() => onPick({ email_id: `${name}@meridian.local`, password: 'meridian-demo' })}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
