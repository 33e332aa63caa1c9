import { PARAMETER_CATALOGUE } from '../strategies/parameter-catalogue.ts';
import { EMPTY_DRAFT, type InstrumentKey, type TicketDraft } from './ticket-draft.ts';

/** What goes on from one order to the next: where it belongs and how it is worked, never what is traded or until when. */
export type KeptFields = Pick<TicketDraft, 'account' | 'alloc_account' | 'list_name' | 'strat'>;

export function keptFields({ account, alloc_account, list_name, strat }: TicketDraft): KeptFields {
  return { account, alloc_account, list_name, strat };
}

/** The draft of the next order. A side or an end time of the last one would be sent unnoticed. */
export function nextDraft(sent: TicketDraft): TicketDraft {
  return { ...EMPTY_DRAFT, ...keptFields(sent) };
}

/** The draft with another instrument. The first one keeps what was entered before it. */
export function withInstrument(draft: TicketDraft, instrument: InstrumentKey | null): TicketDraft {
  const before = draft.instrument;
  if (before === null) return { ...draft, instrument, limit_price: null };
  const isSame =
    instrument !== null &&
    before.exchange_symbol === instrument.exchange_symbol &&
    before.asset_class === instrument.asset_class;
  return isSame ? draft : { ...nextDraft(draft), instrument };
}

/** `ALDGATE / ALDGATE-CORE · list TILT · POV`: what still stands from the last order. Blank when nothing does. */
export function keptWords(draft: TicketDraft, kept: KeptFields): string {
  const isSameAccount = draft.account === kept.account && draft.alloc_account === kept.alloc_account;
  const words = [
    isSameAccount && kept.account !== '' ? `${kept.account} / ${kept.alloc_account}` : '',
    draft.list_name === kept.list_name && kept.list_name !== '' ? `list ${kept.list_name}` : '',
    draft.strat === kept.strat && kept.strat !== EMPTY_DRAFT.strat ? PARAMETER_CATALOGUE[kept.strat].label : '',
  ];
  return words.filter((word) => word !== '').join(' · ');
}
