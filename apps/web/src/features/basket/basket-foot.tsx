import { Button } from '@salt-ds/core';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { lineState } from './basket-line.ts';
import styles from './basket.module.css';
import type { Basket } from './use-basket.ts';

const ACCEPT_OPTIONS = [
  { value: 'whole', label: 'Whole list or nothing' },
  { value: 'rows', label: 'Row by row' },
] as const;
const MAX_REASON = 500;

/** How the list is taken, what keeps it back, and the two ways to go. */
export function BasketFoot({ basket }: { readonly basket: Basket }) {
  const { settings, change, sendable, open, blocker, command, error, table, lines } = basket;
  const isUnderWay = command.phase === 'sending' || command.phase === 'doubtful';
  const isWarned = sendable.some((line) => lineState(line) === 'warned');
  const hasRefused = lines.some(({ answer }) => answer?.ok === false);
  const count = sendable.length.toLocaleString('en-US');
  const what =
    sendable.length === open.length ? `${count} orders` : `${count} of ${open.length.toLocaleString('en-US')} orders`;
  return (
    <footer className={styles['foot']}>
      {isWarned ? (
        <Field label="Why the warnings do not hold">
          {(control) => (
            <TextBox
              {...control}
              maxLength={MAX_REASON}
              placeholder="Kept with every order of the list"
              value={settings.reason}
              onText={(reason) => change({ reason })}
            />
          )}
        </Field>
      ) : null}
      <output className={styles['word']}>{error ?? wordOf(basket)}</output>
      <div className={styles['buttons']}>
        <Segments
          label="How the list is taken"
          options={ACCEPT_OPTIONS}
          selected={settings.accept}
          onSelect={(accept) => change({ accept })}
        />
        {hasRefused ? (
          <Button appearance="bordered" disabled={isUnderWay} onClick={table.forgetRefusals}>
            Check refused rows again
          </Button>
        ) : null}
        <span className={styles['gap']} />
        {open.length === 0 ? null : (
          <>
            <Button
              appearance="bordered"
              disabled={isUnderWay || blocker !== null}
              onClick={() => void basket.send(true)}
            >
              Stage {what}
            </Button>
            {/* No submit button: Enter in a field must not send a list. */}
            <Button
              sentiment="accented"
              disabled={isUnderWay || blocker !== null}
              onClick={() => void basket.send(false)}
            >
              {isUnderWay ? 'Sending…' : `Send ${what}`}
            </Button>
          </>
        )}
      </div>
    </footer>
  );
}

/** What keeps the list here, what is being done, or what came of it. */
function wordOf({ command, blocker, lines, open }: Basket): string {
  if (command.phase === 'doubtful') return 'The line was cut; asking for the true outcome. Nothing is sent twice.';
  if (command.phase === 'sending') return 'Sending the list.';
  const sent = lines.length - open.length;
  const refused = command.rows.filter(({ ok }) => !ok).length;
  if (command.phase === 'answered' && command.rows.length === 0) return command.result?.message ?? '';
  if (command.phase !== 'answered') return blocker ?? '';
  const words =
    sent === 0 ? `Nothing was sent: ${refused} rows were refused or kept back.` : `${sent} sent, ${refused} refused.`;
  return `${words} ${blocker ?? ''}`.trim();
}
