import { Button } from '@salt-ds/core';
import { showToast } from '../../components/show-toast.tsx';
import { useBulkCommand } from '../../live/use-bulk-command.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { affectedOrders, type AffectedOrder, stillAway } from './affected-order.ts';
import styles from './destination-banner.module.css';
import { rerouteToast } from './reroute-toast.ts';

type ReroutedBannerProps = {
  readonly connected: readonly string[];
  readonly isActionPermitted: boolean;
};

/** Orders that still avoid a destination that is connected again, until a user allows it. */
export function ReroutedBanner({ connected, isActionPermitted }: ReroutedBannerProps) {
  const orders = affectedOrders(useLiveRows('destination_orders', {}));
  return stillAway(orders, connected).map((away) => (
    <AwayLine key={away.name} {...away} isActionPermitted={isActionPermitted} />
  ));
}

type AwayLineProps = {
  readonly name: string;
  readonly orders: readonly AffectedOrder[];
  readonly isActionPermitted: boolean;
};

function AwayLine({ name, orders, isActionPermitted }: AwayLineProps) {
  const command = useBulkCommand();
  const count = `${orders.length.toLocaleString('en-US')} ${orders.length === 1 ? 'order' : 'orders'}`;
  const allow = async () => {
    const argsOf = (ids: number[]) => ({ parent_order_numeric_ids: ids, destination_name: name, avoid: false });
    const rows = await command.send('order.reroute', [{ ids: orders.map(({ id }) => id), argsOf }]);
    showToast(rerouteToast(name, rows));
  };
  return (
    <div className={styles['banner']} data-tone="neutral">
      <span className={styles['text']}>
        <b>{name} is connected.</b> {count} still {orders.length === 1 ? 'avoids' : 'avoid'} it after a reroute.
      </span>
      {isActionPermitted ? (
        <Button appearance="bordered" disabled={command.isUnderWay} onClick={() => void allow()}>
          Use {name} again
        </Button>
      ) : null}
    </div>
  );
}
