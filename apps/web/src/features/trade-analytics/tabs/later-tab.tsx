import { InfoIcon } from '@salt-ds/icons';
import { StatePanel } from '../../../components/state-panel.tsx';

const TEXTS = {
  'Pre Trade Analytics':
    'Expected cost with its range, duration and participation before the order trades, from the cost model and past days, will be shown here.',
  'Transaction Cost':
    'What the order cost against each benchmark, with the expected range and the cost curve of its instrument, will be shown here.',
} as const;

/** A tab whose figures are not there yet says so and shows none. */
export function LaterTab({ tab }: { readonly tab: keyof typeof TEXTS }) {
  return <StatePanel icon={<InfoIcon />} title={`${tab}: not available yet`} detail={TEXTS[tab]} />;
}
