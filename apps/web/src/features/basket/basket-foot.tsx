import { warningTexts } from '@meridian/domain/order-checks/order-finding';
import { Button } from '@salt-ds/core';
import { OverrideReason } from '../../components/override-reason/override-reason.tsx';
import { Segments } from '../../components/segments.tsx';
import { isRefused } from './basket-answers.ts';
import styles from './basket.module.css';
import type { Basket } from './use-basket.ts';

const ACCEPT_OPTIONS = [
  { value: 'whole', label: 'All or none' },
  { value: 'rows', label: 'Row by row' },
] as const;

export type BasketFootProps = {
  readonly basket: Pick<
    Basket,
    'settings' | 'change' | 'sendable' | 'open' | 'blocker' | 'command' | 'error' | 'lines' | 'counts' | 'send'
  > & { readonly table: Pick<Basket['table'], 'forgetRefusals'> };
};

/** How the list is sent, what stops it, and the two buttons. */
export function BasketFoot({ basket }: BasketFootProps) {
  const { settings, change, sendable, open, blocker, command, error, table, lines } = basket;
  const isUnderWay = command.phase === 'sending' || command.phase === 'doubtful';
  const warnings = sendable.flatMap(({ check }) => warningTexts(check?.findings));
  const hasRefused = lines.some(({ answer }) => answer?.ok === false);
  const what = ordersText(sendable.length, open.length);
  return (
    <footer className={styles['foot']}>
      {warnings.length > 0 ? (
        <OverrideReason
          warnings={warnings}
          reason={settings.reason}
          isTried={false}
          onReason={(reason) => change({ reason })}
        />
      ) : null}
      <output className={styles['word']}>{error ?? wordOf(basket)}</output>
      <div className={styles['buttons']}>
        <Segments
          label="How to send"
          options={ACCEPT_OPTIONS}
          selected={settings.accept}
          onSelect={(accept) => change({ accept })}
        />
        {hasRefused ? (
          <Button appearance="bordered" disabled={isUnderWay} onClick={table.forgetRefusals}>
            Check rejected rows again
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

/** What stops the list, what is being done, or what came of it. */
function wordOf({ command, blocker, counts }: BasketFootProps['basket']): string {
  if (command.phase === 'doubtful') return 'Network error: asking for the outcome. Nothing is sent twice.';
  if (command.phase === 'sending') return 'Sending…';
  const refused = command.rows.filter(isRefused).length;
  if (command.phase === 'answered' && command.rows.length === 0) return command.result?.message ?? '';
  if (command.phase !== 'answered') return blocker ?? '';
  const [sent, staged, rejected] = [counts.sent, counts.staged, refused].map((count) => count.toLocaleString('en-US'));
  const taken = [
    counts.sent > 0 || counts.staged === 0 ? `${sent} sent` : null,
    counts.staged > 0 ? `${staged} staged` : null,
  ].filter((word) => word !== null);
  const words = `${taken.join(', ')}, ${rejected} rejected`;
  return blocker === null ? words : `${words}. ${blocker}`;
}

function ordersText(count: number, of: number): string {
  const [shown, all] = [count, of].map((each) => each.toLocaleString('en-US'));
  if (count !== of) return `${shown} of ${all} orders`;
  return count === 1 ? '1 order' : `${shown} orders`;
}
