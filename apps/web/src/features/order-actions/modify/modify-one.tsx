import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { changedOrder, type ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { modifyProblems } from '@meridian/domain/order-actions/modify-problems';
import { changedTerms } from '@meridian/domain/order-actions/term-lines';
import { MarketLine } from '../../../components/market-line/market-line.tsx';
import { SideWord, StatusWord } from '../../../components/order-table/order-words.tsx';
import { showToast } from '../../../components/show-toast.tsx';
import { SHOWN_ZONE } from '../../../lib/time-text.ts';
import { useInstrumentFacts } from '../../../live/use-instrument-facts.ts';
import { useSession } from '../../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../../session/session-selectors.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { ModifyForm } from './modify-form.tsx';
import { ModifyFrame } from './modify-frame.tsx';
import { ModifyPreview } from './modify-preview.tsx';
import { useModify } from './use-modify.ts';
import styles from './modify-dialog.module.css';

type ModifyOneProps = {
  /** The order, live. */
  readonly order: ActionOrder;
  /** Initial changes; none by default. */
  readonly first?: ModifyDraft;
  readonly onClose: () => void;
};

function isLate(row: { readonly code: string | null } | undefined): boolean {
  return row?.code === 'changed-meanwhile';
}

/** Modifies one order: terms before and after, and the effect. */
export function ModifyOne({ order, first, onClose }: ModifyOneProps) {
  const modify = useModify([order], first);
  const { draft, preview, command } = modify;
  const base = modify.base[0] ?? order;
  const id = base.parent_order_numeric_id;
  const hasMarketData = useSession(selectHasMarketDataPermit);
  const market = useInstrumentFacts({ ...base, asset_class: base.asset_class ?? 'EQUITY' }, hasMarketData);
  const { facts } = market;
  const after = changedOrder(base, draft);
  const changes = changedTerms(base, after, SHOWN_ZONE);
  const problems = modifyProblems(base, draft, facts?.lot_size ?? null);
  const meanwhile = changedTerms(base, order, SHOWN_ZONE);
  const refused = command.rows.find(isLate);
  const looked = preview.rowOf(id);
  const said = refused ?? (isLate(looked) ? looked : undefined);
  const isOvertaken = command.phase === 'answered' ? refused !== undefined : meanwhile.length > 0 || said !== undefined;
  const take = (next: ModifyDraft) => {
    if (command.phase === 'answered') command.reset();
    modify.setDraft(next);
  };
  const apply = async () => {
    const [answer] = await modify.send();
    if (answer?.ok !== true) return;
    showToast({ tone: 'success', title: 'Order modified', text: `${base.exchange_symbol} ${id}: ${answer.message}` });
    onClose();
  };
  return (
    <ModifyFrame
      modify={modify}
      title={<Title order={order} />}
      problemCount={Object.keys(problems).length}
      isBlocked={looked?.ok === false || isOvertaken}
      label={changes.length === 1 ? 'Apply 1 change' : `Apply ${changes.length} changes`}
      onApply={() => void apply()}
      onClose={onClose}
      notice={
        <>
          {isOvertaken && !command.isUnderWay ? (
            <MeanwhileNotice said={said?.message ?? null} lines={meanwhile} onTakeNew={modify.takeNew} />
          ) : null}
          {command.phase === 'answered' && refused === undefined ? <Refusal row={command.rows[0]} /> : null}
        </>
      }
      form={
        <ModifyForm
          order={base}
          draft={draft}
          problems={problems}
          minimum={looked?.min_order_qty ?? null}
          lotSize={facts?.lot_size ?? null}
          market={<Market {...market} onPick={(limit_price) => take({ ...draft, order_type: 'LIMIT', limit_price })} />}
          live={order}
          onDraft={take}
        />
      }
      preview={
        <ModifyPreview
          before={base}
          after={after}
          isChanged={changes.length > 0}
          facts={facts}
          row={isOvertaken ? undefined : looked}
          error={preview.error}
        />
      }
    />
  );
}

function Title({ order }: { readonly order: ActionOrder }) {
  return (
    <>
      <span className={styles['title']}>Modify order</span>
      <b>{order.exchange_symbol}</b>
      <SideWord side={order.order_side} />
      <StatusWord order={order} />
      <span className={styles['id']}>{order.parent_order_numeric_id}</span>
    </>
  );
}

type MarketProps = ReturnType<typeof useInstrumentFacts> & { readonly onPick: (price: number) => void };

function Market({ facts, quote, isStale, onPick }: MarketProps) {
  return facts === null ? null : <MarketLine facts={facts} quote={quote} isStale={isStale} onPick={onPick} />;
}

function Refusal({ row }: { readonly row: { readonly message: string } | undefined }) {
  return (
    <p className={styles['notice']} data-tone="negative" role="alert">
      {row?.message ?? ''}
    </p>
  );
}
