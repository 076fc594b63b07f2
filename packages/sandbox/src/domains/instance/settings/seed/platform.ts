import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { enhancedInvoicingSince } from '../../../common/demo-world.ts';
import { platform } from '../model.ts';

const readOnlyAccountFields: readonly string[] = ['is_professional', 'payment_info'];

const configuration: Schemas['PlatformConfiguration'] = {
  platform_name: 'Acme Marketplace',
  tenant_name: 'acme',
  timezone: 'Europe/Paris',
  modules: {
    offer_management: true,
    order_management: true,
    mirakl_catalog_integrator: false,
    mirakl_catalog_manager: true,
    mirakl_catalog_transformer: true,
    mirakl_platform_services: true,
    promotions: false,
    quotes: false,
    tax_manager: { activated: false, tax_provider: { avalara: false, vertex: false } },
  },
  features: {
    catalog: {
      allow_shop_contribution_to_all_channels: false,
      exclude_invalid_products: true,
      list_of_multiple_values_separator: '|',
      product_acceptance_by_channel: false,
      product_data_validation_by_channel: false,
      product_import_only_on_leaf: true,
    },
    circular_economy_data_collection: false,
    competitive_pricing_tool: false,
    direct_payment_customer_store: { activated: false, refund_cancel_authorized: false },
    disable_seller_alternative_carrier: false,
    dropship: { retail_pricing_enabled: false, retail_pricing_edition_enabled: 'NO' },
    kyc_status_per_seller: true,
    lead_time_to_ship_by_sellers_enabled: 'YES',
    multi_currency: false,
    multi_payout_psp_per_seller: false,
    no_reply_needed: true,
    offer_prices_decimals: '2',
    operator_csv_delimiter: 'SEMICOLON',
    order_conditions: {
      lead_time_to_ship: false,
      maximum_order_quantity: true,
      minimum_order_quantity: true,
      package_order_quantity: false,
    },
    order_tax_mode: 'TAX_INCLUDED',
    order_workflows: {
      no_customer_payment_confirmation: false,
      order_acceptance: 'NOT_AUTOMATIC',
      pause_debit_workflow: false,
      pay_on_due_date: false,
      pay_on_shipment: false,
      sellers_edit_shipping_origin: true,
      shipping_and_billing_details_before_acceptance: true,
    },
    payment_confirmation: true,
    pricing: {
      channel_pricing: 'DISABLED',
      discount_period_required: false,
      discount_price_creation_in_the_past_blocked: false,
      scheduled_pricing: false,
      volume_discount: false,
      volume_pricing: false,
    },
    product_data_validation_by_channel: false,
    promotion: { cart_promotion_campaign: false, discount_campaign: false, seller_promotion: true },
    returns: { drop_ship: false, marketplace: true, one_creditor: false },
    shipment: { multi_part_item_shipment: false, multi_shipment: true },
    shop_tax_options: {
      local_tax_number: { mandatory: false, validation_regex: '^[0-9]{9,14}$' },
      tax_identification_number: { mandatory: true },
    },
    tax_collection: { activated: 'NO', product_tax_code_mandatory: false, tax_collection_by_operator: false },
    tax_id_number: { mandatory: true },
    warehouses: { geolocation: false, restricted_countries: ['FRA', 'DEU'] },
  },
  platform_configuration: {
    customer_model: { b2b: false, b2c: true },
    enhanced_seller_invoicing: { enabled: true },
    platform_model: { drop_ship: false, marketplace: true, one_creditor: false },
  },
};

/** The configuration of the platform. */
export const platformSeed: Seeding = seedAll(
  platform,
  [{ configuration, enhancedInvoicingSince, readOnlyAccountFields }],
  () => 'platform',
);
