import { bindingUses } from '@meridian/domain/order-checks/account-limits';
import { TIMES_IN_FORCE } from '@meridian/domain/order-type';
import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { FormSection } from '../../components/fields/form-section.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import type { TicketField } from '@meridian/domain/order-ticket/ticket-order';
import type { FieldProblem } from './field-problem.ts';
import styles from './trade-ticket.module.css';
import type { Ticket } from './use-ticket.ts';

const TIMES = TIMES_IN_FORCE.map((time) => ({ value: time, label: time }));

type RoutingSectionProps = {
  readonly ticket: Ticket;
  readonly problemOf: (field: TicketField) => FieldProblem;
};

/** Account, list and time in force. */
export function RoutingSection({ ticket, problemOf }: RoutingSectionProps) {
  const { draft, change, accounts, use } = ticket;
  const names = [...new Set(accounts.map(({ account }) => account))];
  const allocations = accounts.filter(({ account }) => account === draft.account);
  return (
    <FormSection title="Routing">
      <div className={styles['pairs']}>
        <ChoiceField
          label="Account"
          choices={names.map((name) => ({ value: name, label: name }))}
          {...problemOf('account')}
          value={draft.account}
          onChange={(account) => change({ account, alloc_account: '' })}
        />
        <ChoiceField
          label="Alloc account"
          note={use === null ? null : roomLeft(use)}
          choices={allocations.map(({ alloc_account }) => ({ value: alloc_account, label: alloc_account }))}
          value={draft.alloc_account}
          onChange={(alloc_account) => change({ account: draft.account, alloc_account })}
        />
        <Field label="List" {...problemOf('list_name')}>
          {(control) => (
            <TextBox
              {...control}
              placeholder="None"
              value={draft.list_name}
              onText={(list_name) => change({ list_name })}
            />
          )}
        </Field>
        <ChoiceField
          label="Time in force"
          choices={TIMES}
          value={draft.time_in_force}
          onChange={(time_in_force) => change({ time_in_force })}
        />
        <NumberField
          label="Min quantity"
          {...problemOf('min_qty')}
          placeholder="None"
          value={draft.min_qty}
          onChange={(min_qty) => change({ min_qty })}
        />
      </div>
    </FormSection>
  );
}

/** The smaller of what the allocation account and its account have left. */
function roomLeft(use: NonNullable<Ticket['use']>): string | null {
  const rooms = bindingUses(use).flatMap(({ limits, gross_usd }) =>
    limits === null || limits.max_gross_usd === null ? [] : [Math.max(0, limits.max_gross_usd - gross_usd)],
  );
  return rooms.length === 0 ? null : `$${abbreviateNumber(Math.min(...rooms), { decimals: 0 })} left today`;
}
