import { Button } from '@salt-ds/core';
import { type FormEvent, useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useAddBroker } from './use-routing.ts';
import styles from './venue-configuration.module.css';

type BrokersCardProps = {
  readonly brokers: readonly { readonly exec_broker: string; readonly venues: readonly string[] }[];
  readonly mayChange: boolean;
};

function reachText(venues: number): string {
  if (venues === 0) return 'no destination yet';
  return venues === 1 ? '1 venue' : `${venues} venues`;
}

/** Execution brokers and the venues they reach. */
export function BrokersCard({ brokers, mayChange }: BrokersCardProps) {
  const [name, setName] = useState('');
  const add = useAddBroker();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const exec_broker = name.trim();
    if (exec_broker === '') return;
    add.mutate(exec_broker, {
      onSuccess: () => {
        setName('');
        showToast({ tone: 'success', title: `Added broker ${exec_broker}` });
      },
    });
  };
  return (
    <section className={styles['card']} aria-label="Execution brokers">
      <header className={styles['head']}>
        <h2>Execution brokers</h2>
        <span>{brokers.length}</span>
      </header>
      <ul className={styles['brokers']}>
        {brokers.map(({ exec_broker, venues }) => (
          <li key={exec_broker}>
            <b>{exec_broker}</b>
            <span>{reachText(venues.length)}</span>
          </li>
        ))}
      </ul>
      {mayChange ? (
        <form className={styles['adding']} onSubmit={submit}>
          <Field label="New broker" problem={add.error?.message ?? null}>
            {(control) => (
              <TextBox {...control} maxLength={120} placeholder="Short name" value={name} onText={setName} />
            )}
          </Field>
          <Button type="submit" appearance="bordered" disabled={name.trim() === '' || add.isPending}>
            Add broker
          </Button>
        </form>
      ) : null}
    </section>
  );
}
