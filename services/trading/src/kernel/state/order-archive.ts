import { ClosedChildren } from './closed-children.ts';
import { ClosedParents } from './closed-parents.ts';
import { PackedExecutions } from './packed-executions.ts';

/** What is over of all orders, as bytes: nothing in it is walked when memory is collected. */
export class OrderArchive {
  readonly parents = new ClosedParents();
  readonly children = new ClosedChildren();
  readonly executions = new PackedExecutions();
}
