import { OPEN_ORDERS_CHOICES, type OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import styles from './routing-dialogs.module.css';
import { affectedText, CHOICE_LABELS, CHOICE_NOTES, othersText } from './routing-words.ts';
import { useAffected } from './use-routing.ts';

type OpenOrdersChoiceProps = {
  readonly at: { readonly kind: 'destination' | 'venue'; readonly name: string };
  readonly choice: OpenOrdersChoice;
  readonly onChange: (choice: OpenOrdersChoice) => void;
};

/** Shows the open child orders and asks what happens to them. */
export function OpenOrders({ at, choice, onChange }: OpenOrdersChoiceProps) {
  const { data, error } = useAffected(at);
  const others = data === undefined ? null : othersText(data, choice);
  return (
    <section className={styles['affected']} aria-label="Open child orders">
      <p className={styles['figure']} aria-live="polite">
        {data === undefined ? (error?.message ?? 'Counting open child orders…') : affectedText(data)}
      </p>
      {others === null ? null : <p className={styles['quiet']}>{others}</p>}
      {data === undefined || data.child_orders + data.others === 0 ? null : (
        <fieldset className={styles['choices']}>
          <legend>Open child orders</legend>
          {OPEN_ORDERS_CHOICES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="open-orders"
                value={each}
                checked={each === choice}
                onChange={() => onChange(each)}
              />
              <span>
                {CHOICE_LABELS[each]} <small>{CHOICE_NOTES[each]}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}
