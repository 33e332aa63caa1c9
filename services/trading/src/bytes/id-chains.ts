import { IdIndex } from './id-index.ts';

/**
 * The members of each owner, lowest first: four bytes for a member and eight for an owner, outside of the collected
 * memory. A member has one owner, and both are ids that rise and lie close together.
 */
export class IdChains {
  readonly #first = new IdIndex();
  readonly #last = new IdIndex();
  readonly #next = new IdIndex();

  firstOf(owner: number): number | undefined {
    return this.#first.get(owner);
  }

  /** The owner's next member. */
  after(member: number): number | undefined {
    return this.#next.get(member);
  }

  of(owner: number): readonly number[] {
    const members: number[] = [];
    for (let member = this.#first.get(owner); member !== undefined; member = this.#next.get(member))
      members.push(member);
    return members;
  }

  /** For a member that no owner has. */
  add(owner: number, member: number): void {
    const [first, last] = [this.#first.get(owner), this.#last.get(owner)];
    if (first === undefined || member < first) this.#first.set(owner, member);
    if (last === undefined || member > last) this.#last.set(owner, member);
    if (first === undefined || last === undefined) return;
    if (member > last) this.#next.set(last, member);
    else if (member < first) this.#next.set(member, first);
    else this.#insert(first, member);
  }

  /** Forgets an owner and its members. */
  delete(owner: number): void {
    for (const member of this.of(owner)) this.#next.delete(member);
    this.#first.delete(owner);
    this.#last.delete(owner);
  }

  /** What another has, instead of its own. */
  copy(other: IdChains): void {
    this.#first.copy(other.#first);
    this.#last.copy(other.#last);
    this.#next.copy(other.#next);
  }

  /** Hardly ever: ids rise. */
  #insert(first: number, member: number): void {
    let before = first;
    let after = this.#next.get(before);
    while (after !== undefined && after < member) {
      before = after;
      after = this.#next.get(before);
    }
    this.#next.set(before, member);
    if (after !== undefined) this.#next.set(member, after);
  }
}
