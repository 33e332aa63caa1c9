import type { ParentOrderSearchData } from '@meridian/protocol/live/search-commands';
import { MAX_PRE_TRADE_ORDERS } from '@meridian/protocol/rest/pre-trade-calls';
import { ListIcon } from '@salt-ds/icons';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { useAnswer } from '../../live/use-answer.ts';
import styles from './choose-subject.module.css';
import type { PreTradeSubject } from './pre-trade-address.ts';
import {
  choicesIn,
  type ListToChoose,
  MAX_OPEN_ORDERS,
  OPEN_ORDERS,
  type PreTradeChoices,
} from './pre-trade-choices.ts';
import { shortUsd } from './pre-trade-texts.ts';

const EVERY_MS = 5_000;
const OTHER_WAYS =
  'Or tick orders in the blotter and choose Pre-trade analytics, or open it from the ticket or the basket.';

type ChooseSubjectProps = { readonly onPick: (subject: PreTradeSubject) => void };

/** What there is to look at, while the address names nothing. */
export function ChooseSubject({ onPick }: ChooseSubjectProps) {
  const { data, error, refetch } = useAnswer({
    name: 'search.parent_orders',
    args: { search: OPEN_ORDERS, limit: MAX_OPEN_ORDERS },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are looked up by name.
    read: (answer) => choicesIn(answer as ParentOrderSearchData),
    everyMs: EVERY_MS,
  });
  if (data === undefined && error !== null) {
    return <ErrorState title={error.message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingState label="Loading lists" />;
  if (data.lists.length === 0 && data.staged.length === 0) {
    return <EmptyState icon={<ListIcon />} title="No list is at work and no order is staged" detail={OTHER_WAYS} />;
  }
  return <Choices choices={data} onPick={onPick} />;
}

function Choices({ choices: { lists, staged }, onPick }: ChooseSubjectProps & { readonly choices: PreTradeChoices }) {
  const ids = staged.slice(0, MAX_PRE_TRADE_ORDERS);
  return (
    <section className={styles['choices']} aria-label="Choose what to look at">
      <h2 className={styles['title']}>Choose a list{ids.length > 0 ? ' or the staged orders' : ''}</h2>
      <ul className={styles['list']}>
        {ids.length === 0 ? null : (
          <li>
            <button type="button" className={styles['choice']} onClick={() => onPick({ kind: 'orders', ids })}>
              <span className={styles['name']}>Staged orders</span>
              <span className={styles['count']}>{ordersText(ids.length)}</span>
              <span className={styles['usd']}>not sent</span>
            </button>
          </li>
        )}
        {lists.map((list) => (
          <li key={list.name}>
            <button
              type="button"
              className={styles['choice']}
              onClick={() => onPick({ kind: 'list', name: list.name })}
            >
              <span className={styles['name']}>{list.name}</span>
              <span className={styles['count']}>{ordersText(list.orders)}</span>
              <span className={styles['usd']}>{usdOf(list)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{OTHER_WAYS}</p>
    </section>
  );
}

function ordersText(count: number): string {
  return `${count} ${count === 1 ? 'order' : 'orders'}`;
}

function usdOf({ usd }: ListToChoose): string {
  return usd === null ? '' : shortUsd(usd);
}
