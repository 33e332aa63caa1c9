import { parentOrderCatalogue } from '@meridian/domain/columns/catalogue/parent-order-catalogue';
import { ListIcon } from '@salt-ds/icons';
import { ErrorState } from '../../components/error-state.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { SidePanel } from '../../components/side-panel.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { useLiveRecord } from '../../live/use-live-record.ts';
import { DESCRIPTION_SECTIONS, descriptionText, type DescriptionRecord } from './description-sections.ts';

type DescriptionPanelProps = {
  /** The selected order; null when none is. */
  readonly order: number | null;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** Describes the selected order: instrument, ids, account. */
export function DescriptionPanel({ order, takesFocus, onClose }: DescriptionPanelProps) {
  const asked = order === null ? null : { parent_order_numeric_ids: [order] };
  const { status, record, refusal } = useLiveRecord('parent_orders', asked);
  const symbol = record === null ? 'Description' : String(record['exchange_symbol']);
  return (
    <SidePanel
      label="Description"
      title={symbol}
      subtitle={record === null ? undefined : String(record['description'] ?? 'No description')}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {order === null ? (
        <StatePanel
          icon={<ListIcon />}
          title="No parent order is selected"
          detail="Its description will be shown here."
        />
      ) : status === 'refused' ? (
        <ErrorState title={refusal?.message ?? 'Network error'} source={`parent_orders · ${refusal?.code ?? ''}`} />
      ) : record !== null ? (
        <Sections record={record} />
      ) : status === 'waiting' ? (
        <LoadingState label="Description" />
      ) : (
        <StatePanel
          icon={<ListIcon />}
          title={`There is no order ${order}`}
          detail="It does not exist, or you cannot see it."
        />
      )}
    </SidePanel>
  );
}

function Sections({ record }: { readonly record: DescriptionRecord }) {
  return DESCRIPTION_SECTIONS.map(({ label, columns }) => (
    <FactList
      key={label}
      label={label}
      facts={columns.map((id) => ({ name: parentOrderCatalogue[id].header, value: descriptionText(id, record) }))}
    />
  ));
}
