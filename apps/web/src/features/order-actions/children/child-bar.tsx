import type { ActionChild } from '@meridian/domain/order-actions/child-plan';
import { orderName } from '@meridian/domain/order-actions/target-text';
import { formatQuantity } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { Hint } from '../../../components/popover/hint.tsx';
import { CloseIcon } from '@salt-ds/icons';
import { childrenText } from './children-text.ts';
import barStyles from '../bar/action-bar.module.css';
import styles from './child-bar.module.css';

type ChildBarProps = {
  readonly orders: readonly ActionChild[];
  /** Those of them that can be cancelled. */
  readonly takes: readonly ActionChild[];
  /** True when rows are ticked. Otherwise the row under the cursor is the target. */
  readonly isChecked: boolean;
  /** Why none can be cancelled; null when one can. */
  readonly why: string | null;
  readonly onCancel: () => void;
  readonly onClear: () => void;
};

/** The bar below the child orders. It names those that Shift X cancels. */
export function ChildBar({ orders, takes, isChecked, why, onCancel, onClear }: ChildBarProps) {
  const label = takes.length > 1 ? `Cancel ${childrenText(takes.length)}` : 'Cancel child order';
  const name = why === null ? label : `${label}: ${why}`;
  return (
    <section className={barStyles['strip']} aria-label="Child order actions">
      <div className={styles['bar']}>
        <span className={styles['target']}>
          <output className={barStyles['name']}>{nameOf(orders)}</output>
          {isChecked ? (
            <Button
              appearance="transparent"
              aria-label="Clear the selection of child orders"
              title="Clear the selection"
              onClick={onClear}
            >
              <CloseIcon aria-hidden />
            </Button>
          ) : null}
        </span>
        <span className={barStyles['divider']} aria-hidden="true" />
        <Hint text={why ?? `${label}. The parent order goes on.`} side="top">
          <Button
            appearance="bordered"
            sentiment="negative"
            disabled={why !== null}
            focusableWhenDisabled
            aria-label={name}
            aria-keyshortcuts="Shift+x"
            onClick={onCancel}
          >
            {label} <span className={barStyles['key']} data-cap="⇧X" />
          </Button>
        </Hint>
      </div>
    </section>
  );
}

function nameOf(children: readonly ActionChild[]): string {
  const [only] = children;
  if (only === undefined) return 'No child order chosen';
  const open = formatQuantity(children.reduce((sum, child) => sum + child.remaining_qty, 0));
  const what = children.length === 1 ? `Child ${orderName(only)}` : childrenText(children.length);
  const where = children.length === 1 && only.destination_name !== null ? ` at ${only.destination_name}` : '';
  return `${what}${where} · ${open} open`;
}
