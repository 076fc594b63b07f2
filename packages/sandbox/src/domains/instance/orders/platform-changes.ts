import type { Schemas } from '../../../generated/instance.ts';
import type { World } from '../../../world/index.ts';
import { fail } from '../common/item-errors.ts';
import { shops } from '../common/shops.ts';
import { updateLines } from './line-changes.ts';
import { keepOrder, type MarketplaceOrder, marketplaceOrders } from './model.ts';
import { emailOf, paymentWorkflow, platformCustomerOf } from './view.ts';

type Input = Schemas['OperatorOrderUpdate'];
type Customer = Schemas['PlatformOrderCustomer'];
type Contact = Schemas['PlatformOrderContact'];

/** The object with these changes. Fields that are left out stay, and null removes. */
function merged<T extends object>(before: T | undefined, changes: object): T {
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) Reflect.deleteProperty(after, key);
    else if (Array.isArray(value)) after[key] = value.map((item: object) => merged(undefined, item));
    else if (typeof value !== 'object') after[key] = value;
    else after[key] = merged(after[key] as object | undefined, value as object);
  }
  return after as T;
}

/** The value after the change: of a field that is left out, removed or changed. */
const changed = <T extends object>(before: T | undefined, change: object | null | undefined): T | undefined =>
  change === undefined ? before : change === null ? undefined : merged(before, change);

const addressFields = ['city', 'country', 'country_iso_code', 'lastname', 'street_1'];
const organizationFields = ['city', 'country_iso_code', 'street_1', 'zip_code'];

const required = (field: string): never =>
  fail('W72', 'FIELD_REQUIRED', field, `${field} is required, so it can be neither absent nor null.`);

/** Refuses an object without a field that OR11 requires (W72). */
function complete(path: string, value: object | undefined, fields: readonly string[]): void {
  if (value !== undefined) for (const field of fields) if (!Object.hasOwn(value, field)) required(`${path}.${field}`);
}

function changedCustomer(order: MarketplaceOrder, input: NonNullable<Input['customer']>): Customer {
  const before = platformCustomerOf(order);
  if (
    before.organization === undefined &&
    (input.organization ?? input.accounting_contact ?? input.delivery_contact ?? null) !== null
  )
    fail('W84', 'NOT_A_BUSINESS', 'customer', `The customer of order ${order.id} has no organization.`);
  const after = merged<Customer>(before, input);
  const { firstname, lastname } = before;
  const contactOf = (contact: Partial<Contact> | undefined) =>
    contact && ({ firstname, lastname, ...contact, email: emailOf(contact.customer_id ?? '') } as Contact);
  const [accounting, delivery] = [contactOf(after.accounting_contact), contactOf(after.delivery_contact)];
  complete('customer.billing_address', after.billing_address ?? {}, addressFields);
  complete('customer.shipping_address', after.shipping_address ?? {}, addressFields);
  complete('customer.accounting_contact', accounting, ['customer_id']);
  complete('customer.delivery_contact', delivery, ['customer_id']);
  complete('customer.organization.address', after.organization?.address, organizationFields);
  return {
    ...after,
    ...(accounting !== undefined && { accounting_contact: accounting }),
    ...(delivery !== undefined && { delivery_contact: delivery }),
  };
}

const shownContact = (contact: Contact | undefined) =>
  contact === undefined ? undefined : { customer_id: contact.customer_id };

/** The values of a customer that OR04 returns. */
function shownCustomer(customer: Customer): Schemas['UpdatedOrderCustomer'] {
  const { billing_address } = customer;
  const { organization_id: _, ...organization } = customer.organization ?? {};
  const { additional_info, ...shipping_address } = customer.shipping_address;
  const [accounting, delivery] = [shownContact(customer.accounting_contact), shownContact(customer.delivery_contact)];
  return {
    billing_address,
    shipping_address: { ...shipping_address, ...(typeof additional_info === 'string' && { additional_info }) },
    ...(accounting !== undefined && { accounting_contact: accounting }),
    ...(delivery !== undefined && { delivery_contact: delivery }),
    ...(customer.organization !== undefined && { organization }),
  };
}

/** OR04 of operators and fronts: fields that are left out stay, and null removes optional ones (W72). */
export function updatePlatformOrder(world: World, input: Input): Schemas['PlatformUpdatedOrder'] {
  const order = world.store.get(marketplaceOrders, input.order_id);
  if (order === undefined) fail('AS34', 'ORDER_NOT_FOUND', 'order_id', `Order ${input.order_id} does not exist.`);
  const { customer: asked, payment_workflow: workflow, order_lines: updates = [], references: refs } = input;
  const { shipping_deadline: deadline = order.shipping_deadline } = input;
  if (asked === null) required('customer');
  if (deadline === null) return required('shipping_deadline');
  if (workflow !== undefined && workflow !== paymentWorkflow)
    fail('OR04', 'PAYMENT_WORKFLOW_NOT_CHANGEABLE', 'payment_workflow', `Order ${order.id} is ${paymentWorkflow}.`);
  if (input.invoice_details?.document_details?.length === 0)
    fail('OR04', 'DOCUMENT_DETAILS_EMPTY', 'invoice_details.document_details', 'document_details is empty.');
  if (refs?.order_reference_for_customer?.trim() === '')
    fail('OR04', 'REFERENCE_BLANK', 'references.order_reference_for_customer', 'The reference is blank.');
  const lines = updateLines(order, updates);
  const customer = asked === undefined ? undefined : changedCustomer(order, asked ?? {});
  const references = changed(order.references, refs) ?? {};
  const { invoice_details: terms, ...details } = order.details ?? {};
  const invoice_details = changed(terms, input.invoice_details);
  complete('invoice_details.payment_terms', invoice_details?.payment_terms, ['days', 'type']);
  const payment_destination = changed(order.platform?.payment_destination, input.payment_destination);
  complete('payment_destination', payment_destination, ['iban']);
  const shop_statistics = changed(order.platform?.shop_statistics, input.shop_statistics);
  // The reason is ignored if the order counts.
  if (shop_statistics?.excluded === false) Reflect.deleteProperty(shop_statistics, 'reason');
  if ((shop_statistics?.reason?.length ?? 0) > 100)
    fail('OR04', 'REASON_TOO_LONG', 'shop_statistics.reason', 'The reason has more than 100 characters.');
  keepOrder(world, order, {
    lines,
    references,
    shipping_deadline: deadline,
    details: { ...details, ...(invoice_details !== undefined && { invoice_details }) },
    platform: {
      ...order.platform,
      ...(customer !== undefined && { customer }),
      payment_destination,
      shop_statistics,
    },
    ...(customer !== undefined && sellersCustomer(order, customer)),
  });
  const updated: Schemas['PlatformUpdatedOrderValues'] = {
    ...(customer !== undefined && { customer: shownCustomer(customer) }),
    ...(invoice_details !== undefined && { invoice_details }),
    ...(payment_destination !== undefined && { payment_destination }),
    ...(shop_statistics !== undefined && { shop_statistics }),
    ...(details.delivery_date !== undefined && { delivery_date: details.delivery_date }),
    leadtime_to_ship: world.store.get(shops, String(order.shopId))?.account.shipping?.lead_time_to_ship ?? 0,
    order_lines: lines.map(({ id, eco = [] }) => ({ order_line_id: id, eco_contributions: [...eco] })),
    payment_workflow: paymentWorkflow,
    references,
    shipping_deadline: deadline,
  };
  return { order_id: order.id, updated };
}

/** The stored fields that show a seller the changed customer. */
function sellersCustomer(order: MarketplaceOrder, customer: Customer): Partial<MarketplaceOrder> {
  const { internal_additional_info: _, ...shipping_address } = customer.shipping_address;
  const { accounting_contact, delivery_contact, organization } = customer;
  if (order.customer.business === undefined) return { shipping_address };
  const business = {
    ...(accounting_contact !== undefined && { accounting_contact: withoutEmail(accounting_contact) }),
    ...(delivery_contact !== undefined && { delivery_contact: withoutEmail(delivery_contact) }),
    ...(organization !== undefined && { organization }),
  };
  return { shipping_address, customer: { ...order.customer, business } };
}

function withoutEmail({ email: _, ...contact }: Contact): Schemas['OrderContact'] {
  return contact;
}
