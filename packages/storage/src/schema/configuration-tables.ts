import type { AssetClass } from '@meridian/domain/asset-class';
import type { Generated, JSONColumnType } from 'kysely';
import type { ConfigurationKind } from '../configuration/configuration-documents.ts';

type Document = JSONColumnType<Record<string, unknown>>;

export type ConfigurationRowTable = {
  id: Generated<number>;
  kind: ConfigurationKind;
  name: string;
  /** The name as it is compared. */
  name_key: string;
  /** Null for what is the same for every asset class. */
  asset_class: AssetClass | null;
  owner_account: string | null;
  owner_alloc_account: string | null;
  document: Document;
  version: number;
  /** Null for what the desk began with, and once the user is gone. */
  created_by: number | null;
};

/** One row a save: what it became, by whom, and who approved it where somebody had to. */
export type ConfigurationVersionTable = {
  row_id: number;
  version: number;
  kind: ConfigurationKind;
  name: string;
  asset_class: AssetClass | null;
  owner_account: string | null;
  owner_alloc_account: string | null;
  action: 'created' | 'updated' | 'removed';
  document: Document;
  /** Why, in the words of who saved it; '' where nothing was said. */
  note: string;
  /** Null for what the desk began with. */
  saved_by: number | null;
  saved_by_email: string | null;
  saved_ms: number;
  approved_by: number | null;
  approved_by_email: string | null;
};

export type ConfigurationProposalTable = {
  id: Generated<number>;
  kind: ConfigurationKind;
  /** Null for what is new. */
  row_id: number | null;
  base_version: number | null;
  action: 'save' | 'remove';
  name: string;
  asset_class: AssetClass | null;
  owner_account: string | null;
  owner_alloc_account: string | null;
  document: Document;
  note: string;
  /** Goes up with each amendment. */
  revision: number;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired';
  /** Null once the user is gone. */
  proposed_by: number | null;
  proposed_by_email: string;
  proposed_ms: number;
  expires_ms: number;
  decided_by: number | null;
  decided_by_email: string | null;
  decided_ms: number | null;
  decision_note: string | null;
};
