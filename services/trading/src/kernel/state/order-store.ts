import { IdTable } from '../../by-id/id-table.ts';
import { IdChains } from '../../bytes/id-chains.ts';
import type { PageParts } from '../../bytes/packed-page.ts';
import { TextIndex } from '../../bytes/text-index.ts';
import { isOpenChild } from '../status/child-status.ts';
import { AccountGross } from './account-gross.ts';
import { ActiveByName } from './active-by-name.ts';
import type { Child } from './child.ts';
import { ChildRecords } from './child-records.ts';
import type { ParentSheet } from './closed-parents.ts';
import type { Execution } from './execution.ts';
import { ExecutionRecords } from './execution-records.ts';
import type { OrderArchive } from './order-archive.ts';
import { OrdersAlike } from './orders-alike.ts';
import type { Parent } from './parent.ts';
import type { ParentHead, ParentOutline } from './parent-head.ts';
import { ParentRecords } from './parent-records.ts';

const NONE: readonly never[] = [];

/** One store writes an archive. One that runs ahead of it reads there what it does not know newer. */
type ArchiveUse = { readonly archive: OrderArchive; readonly isAhead: boolean };

/** Child orders that are over and executions, as bytes. */
export type ClosedPages = { readonly children: readonly PageParts[]; readonly executions: readonly PageParts[] };

/** Orders with their children and executions; the records are immutable, the store that holds them is not. */
export class OrderStore {
  readonly parents: ParentRecords;
  readonly children: ChildRecords;
  readonly executions: ExecutionRecords;
  readonly activeIds = new Set<number>();
  readonly activeByName = new ActiveByName();
  readonly gross = new AccountGross();
  readonly alike = new OrdersAlike((id) => this.parents.head(id));
  readonly #use: ArchiveUse | null;
  readonly #childIds = new IdChains();
  readonly #executionNumbers = new IdChains();
  /** Replaced with every change, so that a list once given out stays as it was. */
  readonly #open = new IdTable<readonly Child[]>();
  /** The first order keeps the client id. A second one with it is refused. */
  readonly #byClientOrder = new TextIndex();

  /** Without an archive it is for a few orders and a moment. */
  constructor(use: ArchiveUse | null = null) {
    this.#use = use;
    this.parents = new ParentRecords(use && { past: use.archive.parents, isAhead: use.isAhead });
    const isThere = (parentId: number): boolean => use?.isAhead !== true || this.parents.has(parentId);
    this.children = new ChildRecords(use && { past: use.archive.children, isAhead: use.isAhead, isThere });
    this.executions = new ExecutionRecords(use && { past: use.archive.executions, isAhead: use.isAhead, isThere });
  }

  /** A store with the same orders that runs ahead of this one, which has to hear of every change in the same order. */
  ahead(): OrderStore {
    if (this.#use === null) throw new Error('a store without an archive has none that runs ahead');
    const ahead = new OrderStore({ archive: this.#use.archive, isAhead: true });
    ahead.parents.copy(this.parents);
    for (const id of this.activeIds) ahead.activeIds.add(id);
    ahead.activeByName.copy(this.activeByName);
    ahead.gross.copy(this.gross);
    ahead.alike.copy(this.alike);
    ahead.#byClientOrder.copy(this.#byClientOrder);
    ahead.#childIds.copy(this.#childIds);
    ahead.#executionNumbers.copy(this.#executionNumbers);
    for (const [id, open] of this.#open.entries()) {
      ahead.#open.set(id, open);
      for (const child of open) ahead.children.put(child);
    }
    return ahead;
  }

  /** The store that writes the archive has these records now. */
  settle(parent: Parent | null, children: readonly Child[], execution: Execution | null): void {
    if (parent !== null) this.parents.settle(parent);
    for (const child of children) this.children.settle(child);
    if (execution !== null) this.executions.settle(execution);
  }

  putParent(parent: Parent): void {
    const before = this.parents.get(parent.id);
    if (before === undefined) this.#findByClientOrder(parent);
    this.parents.put(parent);
    this.gross.replace(before, parent);
    if (before === undefined || before.stage === 'received') this.alike.see(parent);
    const isActive = parent.stage !== 'done';
    if (!isActive) this.#setOver(parent);
    else if (before === undefined || before.stage === 'done') {
      this.activeIds.add(parent.id);
      this.activeByName.add(parent);
    }
  }

  putChild(child: Child): void {
    if (!this.children.has(child.id)) this.#childIds.add(child.parentId, child.id);
    this.children.put(child);
    const open = this.#open.get(child.parentId) ?? NONE;
    const at = open.findIndex(({ id }) => id === child.id);
    if (isOpenChild(child)) this.#open.set(child.parentId, at < 0 ? [...open, child] : open.with(at, child));
    else if (at >= 0 && open.length === 1) this.#open.delete(child.parentId);
    else if (at >= 0) this.#open.set(child.parentId, open.toSpliced(at, 1));
  }

  putExecution(execution: Execution): void {
    const number = this.executions.put(execution);
    if (number !== null) this.#executionNumbers.add(execution.parentId, number);
  }

  /** Orders that are over and that it does not have, by their rows. Each is to be put then. */
  adoptSheet(sheet: ParentSheet, orders: readonly (readonly [id: number, row: number])[]): void {
    this.#written().parents.adopt(sheet, orders);
  }

  /** An order of a sheet. */
  putClosedParent(parent: ParentOutline): void {
    this.#findByClientOrder(parent);
    this.parents.putClosed(parent.id);
    this.gross.replace(undefined, parent);
    this.alike.see(parent);
  }

  /** Pages of what is over, of orders that it has without any of it. Open children may be there before. */
  adopt({ children, executions }: ClosedPages): void {
    const archive = this.#written();
    for (const page of children) archive.children.adopt(page, (id, parentId) => this.#childIds.add(parentId, id));
    for (const page of executions) {
      archive.executions.adopt(page, (number, parentId) => this.#executionNumbers.add(parentId, number));
    }
  }

  parent(id: number): Parent {
    const parent = this.parents.get(id);
    if (parent === undefined) throw new Error(`there is no parent order ${id}`);
    return parent;
  }

  head(id: number): ParentHead {
    const head = this.parents.head(id);
    if (head === undefined) throw new Error(`there is no parent order ${id}`);
    return head;
  }

  child(id: number): Child {
    const child = this.children.get(id);
    if (child === undefined) throw new Error(`there is no child order ${id}`);
    return child;
  }

  /** Orders that are not over. */
  *active(): Generator<Parent> {
    for (const id of this.activeIds) yield this.parent(id);
  }

  /** Oldest first, because ids rise with time. */
  childIdsOf(parentId: number): readonly number[] {
    return this.#childIds.of(parentId);
  }

  /** Oldest first. */
  executionNumbersOf(parentId: number): readonly number[] {
    return this.#executionNumbers.of(parentId);
  }

  /** The execution of the order that came after one of its own, or its first. */
  executionAfter(parentId: number, number: number | null): number | undefined {
    return number === null ? this.#executionNumbers.firstOf(parentId) : this.#executionNumbers.after(number);
  }

  executionsOf(parentId: number): readonly Execution[] {
    return this.executionNumbersOf(parentId).flatMap((number) => this.executions.at(number) ?? []);
  }

  /** Children that can still fill, oldest first. */
  openChildrenOf(parentId: number): readonly Child[] {
    return this.#open.get(parentId) ?? NONE;
  }

  hasOpenChildren(parentId: number): boolean {
    return this.#open.has(parentId);
  }

  openChildIds(): readonly number[] {
    return Array.from(this.#open.entries(), ([, open]) => open.map(({ id }) => id)).flat();
  }

  parentOfClientOrder(order: ClientOrder): number | null {
    const key = clientOrderKey(order);
    return this.#byClientOrder.find(key, (id) => this.#hasClientOrder(id, key)) ?? null;
  }

  /** Takes an order out with all that belongs to it. */
  remove(parentId: number): void {
    const parent = this.parents.get(parentId);
    if (parent === undefined) return;
    for (const id of this.childIdsOf(parentId)) this.children.delete(id);
    for (const number of this.executionNumbersOf(parentId)) this.executions.delete(number);
    for (const index of [this.#childIds, this.#executionNumbers, this.#open]) index.delete(parentId);
    this.#byClientOrder.delete(clientOrderKey(parent.terms), (id) => id === parentId);
    this.gross.replace(parent, undefined);
    this.alike.forget(parent);
    this.#setOver(parent);
    this.parents.delete(parentId);
  }

  #setOver(parent: Parent): void {
    this.activeIds.delete(parent.id);
    this.activeByName.delete(parent);
  }

  #written(): OrderArchive {
    if (this.#use === null || this.#use.isAhead)
      throw new Error('only a store that writes an archive adopts what is over');
    return this.#use.archive;
  }

  #findByClientOrder({ id: ownId, terms }: ParentOutline): void {
    const key = clientOrderKey(terms);
    this.#byClientOrder.addIfMissing(key, (id) => this.#hasClientOrder(id, key), ownId);
  }

  #hasClientOrder(id: number, key: string): boolean {
    const parent = this.parents.get(id);
    return parent !== undefined && clientOrderKey(parent.terms) === key;
  }
}

type ClientOrder = { readonly account: string; readonly clientOrderId: string };

export function clientOrderKey({ account, clientOrderId }: ClientOrder): string {
  return `${account}|${clientOrderId}`;
}
