import { destinationText } from '@meridian/domain/cell-text';
import type { AssetSelection } from '@meridian/domain/asset-class';
import { Button } from '@salt-ds/core';
import { ErrorSolidIcon } from '@salt-ds/icons';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import { DestinationActions } from './destination-actions.tsx';
import { heldText } from './held-text.ts';
import { ordersText } from './orders-text.ts';
import { type SummaryLine, summaryLines } from './summary-line.ts';
import styles from './destination-banner.module.css';

export type LostDestination = { readonly name: string; readonly sinceMs: number | null };

type DestinationBannerProps = {
  readonly asset: AssetSelection;
  readonly lost: readonly LostDestination[];
  /** Without it the buttons are hidden: the server would refuse. */
  readonly isActionPermitted: boolean;
  /** The destination as the grid shows it. */
  readonly onShow: (text: string) => void;
};

/** Disconnected destinations, the affected orders, and Retry and Reroute. */
export function DestinationBanner(props: DestinationBannerProps) {
  const names = props.lost.map(({ name }) => `${destinationText(name)} is disconnected.`);
  return (
    <div className={styles['region']}>
      {/* The live region exists before the message, or screen readers would not announce it. The figures stay outside. */}
      <output className="salt-visuallyHidden">{names.join(' ')}</output>
      {props.lost.length === 0 ? null : <LostLines {...props} />}
    </div>
  );
}

function LostLines({ asset, lost, isActionPermitted, onShow }: DestinationBannerProps) {
  const lines = summaryLines(useLiveRows('stuck_summary', { asset, by: 'destination' }), 'destination');
  return lost.map((destination) => {
    const text = destinationText(destination.name);
    const line = lines.find((each) => each.text === text);
    const common = { text, line, isActionPermitted, onShow };
    return <LostLine key={destination.name} {...common} {...destination} />;
  });
}

type LostLineProps = LostDestination & {
  readonly text: string;
  readonly isActionPermitted: boolean;
  readonly line: SummaryLine | undefined;
  readonly onShow: (text: string) => void;
};

function LostLine({ name, text, sinceMs, line, isActionPermitted, onShow }: LostLineProps) {
  const orders = line?.orders ?? 0;
  return (
    <div className={styles['banner']}>
      <ErrorSolidIcon aria-hidden />
      <span className={styles['text']}>
        <b>{text} is disconnected.</b> {heldText(line)}
        {sinceMs === null ? '' : `, down since ${timeOfDay(sinceMs)}`}.
      </span>
      {orders === 0 ? null : (
        <Button appearance="bordered" onClick={() => onShow(text)}>
          Show {ordersText(orders)}
        </Button>
      )}
      {isActionPermitted ? <DestinationActions name={name} /> : null}
    </div>
  );
}
