// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

export interface paths {
    "/v1/catalog-configuration/channels/{channel_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configure what the catalog of a channel can do
         * @description Declares which attributes, prices and discounts offers on the channel have, and which of them creating and updating an offer takes. Done once, when the channel is set up. The configuration is accepted and put in place in the background.
         */
        post: operations["configureChannelCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taxonomy/channels/{channel_id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create rules on the attributes of product types
         * @description Creates rules of a channel. A rule says when an attribute gets another requirement level, for example that a size is mandatory for shoes. Product types refer to rules by their id. Note that `requirementLevel` and `isSet` are camelCase here. The rules are accepted and put in place in the background.
         */
        put: operations["createTaxonomyRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taxonomy/channels/{channel_id}/product-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a product type
         * @description Sends the complete definition of one product type of the channel: its attributes, the values of their lists and the rules that apply. Whatever the definition leaves out is removed, so always send all of it. With `store_id` the type belongs to that store only. The definition is accepted and processed in the background.
         */
        put: operations["upsertProductType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronize orders
         * @description Sends up to 100 orders of one store as they now stand. It is all or nothing: one invalid order rejects the whole request. There is no partial update: send every field of an order, including all adjustments so far. An order whose `channel_updated_at` is older than the one the hub knows is silently ignored. A longer list is not split, because the parts could no longer succeed or fail as one.
         */
        post: operations["upsertOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/anonymize-after": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the date after which orders are anonymized
         * @description Sets for up to 100 orders the date after which the hub removes everything that identifies the customer. That cannot be undone; until the date has passed it may be changed. One bad entry (an unknown order, a date in the past) cancels the whole request.
         */
        put: operations["updateAnonymizeAfterDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/actions/{action_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report how an action ended
         * @description Reports the final outcome of an action that a command event asked for, under the `action_id` of that event. Send it once, as soon as the action is complete on the channel. A failure needs at least one error and may have several; a success needs none. An action that already has its outcome is refused with 400 and the code ACTION_ALREADY_FINAL, which after a lost response is good news. 404 means an unknown id, an expired action, or one that was completed before.
         */
        put: operations["updateActionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{channel_order_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document of an order or a return
         * @description Adds a document to an order, or to a return of it when `metadata.entity` names one. PDF, JPEG, PNG or CSV, at most 10 MB. The channel's own identifier of the document is chosen here and needed to delete it. A document type of the channel's own is sent as CHANNEL_SPECIFIC with its name in `channel_type`.
         */
        post: operations["uploadOrderDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{channel_order_id}/documents/{channel_document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes a document that the connector uploaded for an order or a return. The request has a body although it is a DELETE: it says which store the document belongs to.
         */
        delete: operations["deleteOrderDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronize returns
         * @description Sends up to 100 returns of one store as they now stand. Each return succeeds or fails on its own: the status is 200 whenever the request is well-formed, even when every return failed, so read `return_errors`. Order and order lines must have been synchronized before. There is no partial update: send every field of a return. An unknown channel or store is refused with 404.
         */
        post: operations["upsertReturns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/channels/{channel_id}/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the list of carriers that a channel allows
         * @description Sends all carriers of the channel in one request, at most 5000. Carriers left out are deleted, which is why a longer list cannot be split. The hub maps names that differ slightly. Where the channel allows any carrier, include one that stands for all others. Send it when the list changes.
         */
        post: operations["upsertCarriers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channels/{channel_id}/stores/{channel_store_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the business information of a store
         * @description Sends how the store stands on the channel: currency, sub-channels, identity check, payment and shipping warnings, broken quality rules. A store cannot be used before this was sent once. It replaces all business information at once, so always send the complete state; the seller gets to see it.
         */
        put: operations["upsertBusinessInformation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channels/{channel_id}/stores/{channel_store_id}/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the warehouses linked to a store
         * @description Lists the warehouses that are linked to the store. The list is empty when there is none.
         */
        get: operations["getStoreWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel-catalog/{channel_id}/store-catalog-items/{store_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report how items of a store stand on the channel
         * @description Reports status and diagnostics of up to 10000 products and offers of a store, for the seller to see. The report is accepted and worked through in the background. An unknown store is refused with 404; products that the hub does not know are silently left out and the others updated. Send `product_diagnostics` and `offer_diagnostics`; `diagnostics` is deprecated.
         */
        post: operations["updateStoreCatalogItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    OfferUpsertEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An offer is to be created or updated
         * @description Published when an offer of a store is to be created or updated on the channel. A fact: no response is expected, how the item then stands is reported with updateStoreCatalogItems. It may come more than once, under the same id.
         */
        post: operations["OfferUpsertEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PriceStockUpsertEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price or stock of an offer changed
         * @description Published when price or stock of an offer changed. A fact: no response is expected. It may come more than once, under the same id.
         */
        post: operations["PriceStockUpsertEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ProductUpsertEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A product is to be created or updated
         * @description Published when a product with its offer is to be created or updated on the channel. `attributes` are those of the product type. A fact: no response is expected, how the item then stands is reported with updateStoreCatalogItems. It may come more than once, under the same id.
         */
        post: operations["ProductUpsertEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    OrderActionEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A seller asked for something about an order or a return
         * @description A command: do on the channel what it asks for, then report the outcome with updateActionStatus under the `action_id` of the data. `type` says what is asked for and what `data` holds. It may come more than once, under the same id.
         */
        post: operations["OrderActionEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    StoreManagementFeatureEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A feature of a store was switched
         * @description Published when the seller switches the synchronization of business information on or off, or links or unlinks a store. A fact: no response is expected; after switching the synchronization on, send the state of the store with upsertBusinessInformation. It may come more than once, under the same id.
         */
        post: operations["StoreManagementFeatureEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Identifier of the attribute on the channel. */
        OfferAttributeId: string;
        /** @description A text in one language. */
        LocalizedText: {
            /**
             * @description Language of the text, such as `en_US`.
             * @example en_US
             */
            locale: string;
            /** @description The text itself. */
            value: string;
        };
        /** @description Name of the attribute, per language. */
        OfferAttributeLabels: components["schemas"]["LocalizedText"][];
        /** @description What the attribute is for, per language. */
        OfferAttributeDescriptions: components["schemas"]["LocalizedText"][];
        /**
         * @description Whether a seller may, should or has to fill it.
         *     - `OPTIONAL`: May be filled.
         *     - `RECOMMENDED`: Should be filled.
         *     - `REQUIRED`: Must be filled.
         * @enum {string}
         */
        RequirementLevel: "OPTIONAL" | "RECOMMENDED" | "REQUIRED";
        /**
         * @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or may choose.
         *     - `CONSTANT`: One value for all offers.
         *     - `VARIABLE`: A value for each offer.
         */
        ConfigurationModes: ("CONSTANT" | "VARIABLE")[];
        /** @description An attribute that is true or false. */
        BooleanOfferAttributeDefinition: {
            /** @description Identifier of the attribute on the channel. */
            id: components["schemas"]["OfferAttributeId"];
            /**
             * @description Says that values are true or false.
             * @constant
             */
            type: "Boolean";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["OfferAttributeLabels"];
            /** @description What the attribute is for, per language. */
            descriptions?: components["schemas"]["OfferAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or may choose. */
            configuration_modes: components["schemas"]["ConfigurationModes"];
            /** @description Value taken where the seller gives none. */
            default_value?: boolean;
        };
        /** @description An attribute that is a number. */
        NumericOfferAttributeDefinition: {
            /** @description Identifier of the attribute on the channel. */
            id: components["schemas"]["OfferAttributeId"];
            /**
             * @description Says that values are numbers.
             * @constant
             */
            type: "Numeric";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["OfferAttributeLabels"];
            /** @description What the attribute is for, per language. */
            descriptions?: components["schemas"]["OfferAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or may choose. */
            configuration_modes: components["schemas"]["ConfigurationModes"];
            /** @description Value taken where the seller gives none. */
            default_value?: number;
        };
        /** @description An attribute that is a text. */
        TextOfferAttributeDefinition: {
            /** @description Identifier of the attribute on the channel. */
            id: components["schemas"]["OfferAttributeId"];
            /**
             * @description Says that values are texts.
             * @constant
             */
            type: "Text";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["OfferAttributeLabels"];
            /** @description What the attribute is for, per language. */
            descriptions?: components["schemas"]["OfferAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or may choose. */
            configuration_modes: components["schemas"]["ConfigurationModes"];
            /** @description How many characters a value may have. */
            max_size: number;
            /** @description Value taken where the seller gives none. */
            default_value?: string;
        };
        /** @description One value to choose. */
        OfferAttributeValue: {
            /** @description Identifier of the value on the channel. */
            id: string;
            /** @description Name of the value, per language. */
            labels?: components["schemas"]["LocalizedText"][];
        };
        /** @description An attribute that takes one or several of a list of values. */
        ListOfferAttributeDefinition: {
            /** @description Identifier of the attribute on the channel. */
            id: components["schemas"]["OfferAttributeId"];
            /**
             * @description Says that values are chosen from a list.
             * @constant
             */
            type: "List";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["OfferAttributeLabels"];
            /** @description What the attribute is for, per language. */
            descriptions?: components["schemas"]["OfferAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or may choose. */
            configuration_modes: components["schemas"]["ConfigurationModes"];
            /** @description How many values may be chosen. */
            max_size: number;
            /** @description The values to choose from. */
            values: components["schemas"]["OfferAttributeValue"][];
            /** @description Identifiers of the values chosen from the start. */
            default_values?: string[];
        };
        /** @description An attribute that offers of the channel have in addition. */
        OfferAttributeDefinition: components["schemas"]["BooleanOfferAttributeDefinition"] | components["schemas"]["NumericOfferAttributeDefinition"] | components["schemas"]["TextOfferAttributeDefinition"] | components["schemas"]["ListOfferAttributeDefinition"];
        /**
         * @description Whether the channel can do it at all.
         *     - `SUPPORTED`: The channel can do it.
         *     - `UNSUPPORTED`: The channel cannot do it.
         * @enum {string}
         */
        Support: "SUPPORTED" | "UNSUPPORTED";
        /** @description Whether one date of a discount has to be given. */
        DiscountDateConfiguration: {
            /**
             * @description Whether the date may or must be given.
             *     - `OPTIONAL`: May be given.
             *     - `REQUIRED`: Must be given.
             * @enum {string}
             */
            requirement_level: "OPTIONAL" | "REQUIRED";
        };
        /** @description Whether a discount can be limited in time, and which of the two dates it needs. */
        DiscountPricePeriod: {
            /**
             * @description Whether a discount can be limited in time at all.
             *     - `SUPPORTED`: The channel can do it.
             *     - `UNSUPPORTED`: The channel cannot do it.
             */
            support: components["schemas"]["Support"];
            /** @description Whether the start of a discount has to be given. */
            start_date: components["schemas"]["DiscountDateConfiguration"];
            /** @description Whether the end of a discount has to be given. */
            end_date: components["schemas"]["DiscountDateConfiguration"];
        };
        /** @description What prices on the channel can do. */
        PricingConfiguration: {
            /** @description Whether a discount can be limited in time, and which of the two dates it needs. */
            discount_price_period?: components["schemas"]["DiscountPricePeriod"];
        };
        /** @description What offers on the channel consist of beyond the standard fields. */
        OfferConfiguration: {
            /** @description Attributes that offers have besides the standard ones; none when left out. */
            custom_attributes?: components["schemas"]["OfferAttributeDefinition"][];
            /** @description What prices on the channel can do. */
            pricing_configuration?: components["schemas"]["PricingConfiguration"];
        };
        /**
         * @description An attribute that every offer knows.
         *     - `ID`: Identifier of the product.
         *     - `STANDARD_PRICE`: Usual price.
         *     - `DISCOUNT_PRICE`: Discount price.
         *     - `STOCK`: Quantity in stock.
         *     - `GTIN`: Global trade item number.
         * @enum {string}
         */
        StandardOfferAttribute: "ID" | "STANDARD_PRICE" | "DISCOUNT_PRICE" | "STOCK" | "GTIN";
        /** @description Attributes of a use case, standard and the channel's own. */
        UseCaseAttributes: {
            /**
             * @description Attributes that every offer knows.
             *     - `ID`: Identifier of the product.
             *     - `STANDARD_PRICE`: Usual price.
             *     - `DISCOUNT_PRICE`: Discount price.
             *     - `STOCK`: Quantity in stock.
             *     - `GTIN`: Global trade item number.
             */
            standard_attributes?: components["schemas"]["StandardOfferAttribute"][];
            /** @description Identifiers of custom attributes of the offer configuration. */
            custom_attributes?: string[];
        };
        /** @description Whether the channel supports the use case, and which attributes it needs or takes. */
        UseCaseConfiguration: {
            /**
             * @description Whether the channel supports the use case.
             *     - `SUPPORTED`: The channel can do it.
             *     - `UNSUPPORTED`: The channel cannot do it.
             */
            support: components["schemas"]["Support"];
            /** @description Attributes that the use case needs. */
            required: components["schemas"]["UseCaseAttributes"];
            /** @description Attributes that the use case takes but does not need. */
            optional?: components["schemas"]["UseCaseAttributes"];
        };
        /** @description What the channel takes when offers are created and when they are updated. */
        UseCaseConfigurations: {
            /** @description What the channel takes when an offer is created. */
            offer_creation: components["schemas"]["UseCaseConfiguration"];
            /** @description What the channel takes when an offer is updated. */
            offer_update: components["schemas"]["UseCaseConfiguration"];
        };
        /** @description What offers on the channel consist of and which of it each use case takes. */
        CatalogConfiguration: {
            /** @description What offers on the channel consist of beyond the standard fields. */
            offer_configuration?: components["schemas"]["OfferConfiguration"];
            /** @description What the channel takes when offers are created and when they are updated. */
            use_case_configurations?: components["schemas"]["UseCaseConfigurations"];
        };
        /** @description Further facts about an error; keys are not fixed. */
        Extensions: {
            [key: string]: unknown;
        };
        /** @description What is wrong with one field of the request. */
        FieldFault: {
            /** @description JSONPath of the field, for example `$.orders[3].order_lines[0].quantity`. */
            field?: string;
            /** @description What is wrong, for a person; its wording may change. */
            message: string;
            /** @description Further facts about an error; keys are not fixed. */
            extensions?: components["schemas"]["Extensions"];
        };
        /** @description How the hub APIs report a refusal. `code` is stable and meant for programs, `message` for people. */
        ErrorBody: {
            /** @description Stable machine-readable code such as `DATA_NOT_FOUND`. */
            code: string;
            /** @description Explanation for a person; its wording may change. */
            message: string;
            /** @description One entry per field at fault. */
            errors?: components["schemas"]["FieldFault"][];
            /** @description Further facts about an error; keys are not fixed. */
            extensions?: components["schemas"]["Extensions"];
        };
        /** @description A condition on the attributes of a product; conditions nest. */
        RuleCondition: components["schemas"]["AllCondition"] | components["schemas"]["AnyCondition"] | components["schemas"]["NotCondition"] | components["schemas"]["IsSetCondition"] | components["schemas"]["EqualsCondition"] | components["schemas"]["InCondition"];
        /** @description Every one of the conditions holds. */
        AllCondition: {
            /** @description Conditions of which every one must hold. */
            all: components["schemas"]["RuleCondition"][];
        };
        /** @description At least one of the conditions holds. */
        AnyCondition: {
            /** @description Conditions of which at least one must hold. */
            any: components["schemas"]["RuleCondition"][];
        };
        /** @description The condition does not hold. */
        NotCondition: {
            /** @description Condition that must not hold. */
            not: components["schemas"]["RuleCondition"];
        };
        /** @description Identifier of an attribute on the channel. */
        TaxonomyAttributeId: string;
        /** @description The attribute has a value. */
        IsSetCondition: {
            /** @description The attribute that must have a value. */
            isSet: {
                /** @description Identifier of an attribute on the channel. */
                attribute: components["schemas"]["TaxonomyAttributeId"];
            };
        };
        /** @description A value to compare an attribute with. */
        RuleValue: string | number | boolean;
        /** @description The attribute has exactly this value. */
        EqualsCondition: {
            /** @description The attribute and the value that it must have. */
            equals: {
                /** @description Identifier of an attribute on the channel. */
                attribute: components["schemas"]["TaxonomyAttributeId"];
                /** @description A value to compare an attribute with. */
                value: components["schemas"]["RuleValue"];
            };
        };
        /** @description The attribute has one of these values. */
        InCondition: {
            /** @description The attribute and the values of which it must have one. */
            in: {
                /** @description Identifier of an attribute on the channel. */
                attribute: components["schemas"]["TaxonomyAttributeId"];
                /** @description Values of which the attribute must have one. */
                values: components["schemas"]["RuleValue"][];
            };
        };
        /** @description The requirement level that an attribute gets. The field is camelCase on the wire. */
        AttributeRedefinition: {
            /** @description Identifier of an attribute on the channel. */
            attribute: components["schemas"]["TaxonomyAttributeId"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirementLevel: components["schemas"]["RequirementLevel"];
        };
        /** @description One thing that follows. */
        RuleEffect: {
            /** @description The attribute that gets another requirement level, and which. */
            redefine: components["schemas"]["AttributeRedefinition"];
        };
        /** @description What follows, all of it. */
        RuleConsequence: {
            /** @description Everything that follows once the condition holds. */
            all: components["schemas"]["RuleEffect"][];
        };
        /** @description When a product meets the condition, attributes get another requirement level. */
        TaxonomyRule: {
            /** @description Identifier of the rule; product types refer to it. */
            id: string;
            /** @description A condition on the attributes of a product; conditions nest. */
            when: components["schemas"]["RuleCondition"];
            /** @description What follows, all of it. */
            then: components["schemas"]["RuleConsequence"];
        };
        /** @description Rules of a channel. Product types refer to them. */
        TaxonomyRules: {
            /** @description The rules to create. */
            rules: components["schemas"]["TaxonomyRule"][];
        };
        /** @description Name, per language. */
        TaxonomyLabels: components["schemas"]["LocalizedText"][];
        /** @description Where the type stands, for people who look for it. */
        ProductTypeContext: {
            /** @description Name of the group the type belongs to, per language. */
            labels?: components["schemas"]["LocalizedText"][];
        };
        /** @description What the attribute means, per language; may be empty. */
        ProductAttributeDescriptions: components["schemas"]["LocalizedText"][];
        /**
         * @description Attributes of the hub that say the same; the hub fills this attribute from them.
         *     - `PRODUCT_ID`: Identifier of the product.
         *     - `CATEGORY`: Category.
         *     - `BRAND`: Brand.
         *     - `TITLE`: Name of the product.
         *     - `DESCRIPTION`: Description of the product.
         *     - `IMAGE`: Picture of the product.
         *     - `GTIN`: Global trade item number.
         *     - `VARIANT_GROUP_CODE`: Code that variants of one product share.
         */
        StandardProductAttributes: ("PRODUCT_ID" | "CATEGORY" | "BRAND" | "TITLE" | "DESCRIPTION" | "IMAGE" | "GTIN" | "VARIANT_GROUP_CODE")[];
        /** @description Where the attribute stands, for people who look for it. */
        ProductAttributeContext: {
            /** @description Name of the group the attribute belongs to, per language. */
            labels?: components["schemas"]["LocalizedText"][];
            /** @description Place of the attribute in the channel's own structure. */
            path?: string;
        };
        /** @description An attribute that is a text. */
        TextProductAttribute: {
            /** @description Identifier of an attribute on the channel. */
            id: components["schemas"]["TaxonomyAttributeId"];
            /**
             * @description Says that values are texts.
             * @constant
             */
            type: "Text";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["TaxonomyLabels"];
            /** @description What the attribute means, per language; may be empty. */
            descriptions: components["schemas"]["ProductAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Attributes of the hub that say the same; the hub fills this attribute from them. */
            connect_standard_attributes?: components["schemas"]["StandardProductAttributes"];
            /** @description Where the attribute stands, for people who look for it. */
            context?: components["schemas"]["ProductAttributeContext"];
            /** @description Fewest characters of a value. */
            min_length?: number;
            /** @description Most characters of a value. */
            max_length?: number;
        };
        /** @description An attribute that is a whole number. */
        IntegerProductAttribute: {
            /** @description Identifier of an attribute on the channel. */
            id: components["schemas"]["TaxonomyAttributeId"];
            /**
             * @description Says that values are whole numbers.
             * @constant
             */
            type: "Integer";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["TaxonomyLabels"];
            /** @description What the attribute means, per language; may be empty. */
            descriptions: components["schemas"]["ProductAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Attributes of the hub that say the same; the hub fills this attribute from them. */
            connect_standard_attributes?: components["schemas"]["StandardProductAttributes"];
            /** @description Where the attribute stands, for people who look for it. */
            context?: components["schemas"]["ProductAttributeContext"];
            /**
             * Format: int64
             * @description Lowest value allowed, where there is a limit.
             */
            minimum?: number;
            /**
             * Format: int64
             * @description Highest value allowed, where there is a limit.
             */
            maximum?: number;
        };
        /** @description An attribute that is a decimal number. */
        DecimalProductAttribute: {
            /** @description Identifier of an attribute on the channel. */
            id: components["schemas"]["TaxonomyAttributeId"];
            /**
             * @description Says that values are decimal numbers.
             * @constant
             */
            type: "Decimal";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["TaxonomyLabels"];
            /** @description What the attribute means, per language; may be empty. */
            descriptions: components["schemas"]["ProductAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Attributes of the hub that say the same; the hub fills this attribute from them. */
            connect_standard_attributes?: components["schemas"]["StandardProductAttributes"];
            /** @description Where the attribute stands, for people who look for it. */
            context?: components["schemas"]["ProductAttributeContext"];
            /**
             * Format: double
             * @description Lowest value allowed, where there is a limit.
             */
            minimum?: number;
            /**
             * Format: double
             * @description Highest value allowed, where there is a limit.
             */
            maximum?: number;
            /** @description How many digits follow the point. */
            scale: number;
        };
        /** @description One value to choose. */
        ProductAttributeValue: {
            /** @description Identifier of the value on the channel. */
            id: string;
            /** @description Name of the value, per language. */
            labels?: components["schemas"]["TaxonomyLabels"];
        };
        /** @description An attribute that takes one or several of a list of values. */
        ListProductAttribute: {
            /** @description Identifier of an attribute on the channel. */
            id: components["schemas"]["TaxonomyAttributeId"];
            /**
             * @description Says that values are chosen from a list.
             * @constant
             */
            type: "List";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["TaxonomyLabels"];
            /** @description What the attribute means, per language; may be empty. */
            descriptions: components["schemas"]["ProductAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Attributes of the hub that say the same; the hub fills this attribute from them. */
            connect_standard_attributes?: components["schemas"]["StandardProductAttributes"];
            /** @description Where the attribute stands, for people who look for it. */
            context?: components["schemas"]["ProductAttributeContext"];
            /** @description The values to choose from, all of them. */
            available_values: components["schemas"]["ProductAttributeValue"][];
            /** @description How many values may be chosen. */
            max_values?: number;
        };
        /** @description An attribute that is a file, given by its address. */
        MediaProductAttribute: {
            /** @description Identifier of an attribute on the channel. */
            id: components["schemas"]["TaxonomyAttributeId"];
            /**
             * @description Says that values are files.
             * @constant
             */
            type: "Media";
            /** @description Name of the attribute, per language. */
            labels: components["schemas"]["TaxonomyLabels"];
            /** @description What the attribute means, per language; may be empty. */
            descriptions: components["schemas"]["ProductAttributeDescriptions"];
            /**
             * @description Whether a seller may, should or has to fill it.
             *     - `OPTIONAL`: May be filled.
             *     - `RECOMMENDED`: Should be filled.
             *     - `REQUIRED`: Must be filled.
             */
            requirement_level: components["schemas"]["RequirementLevel"];
            /** @description Attributes of the hub that say the same; the hub fills this attribute from them. */
            connect_standard_attributes?: components["schemas"]["StandardProductAttributes"];
            /** @description Where the attribute stands, for people who look for it. */
            context?: components["schemas"]["ProductAttributeContext"];
            /**
             * @description What kind of file it is.
             *     - `IMAGE`: A picture.
             *     - `OTHER`: Any other file.
             * @enum {string}
             */
            media_type?: "IMAGE" | "OTHER";
        };
        /** @description An attribute that products of the type have. */
        ProductAttribute: components["schemas"]["TextProductAttribute"] | components["schemas"]["IntegerProductAttribute"] | components["schemas"]["DecimalProductAttribute"] | components["schemas"]["ListProductAttribute"] | components["schemas"]["MediaProductAttribute"];
        /** @description Refers to a rule of the channel. */
        TaxonomyRuleReference: {
            /** @description Identifier of the rule. */
            ref: string;
        };
        /** @description One product type, complete. Attributes, list values and rule references left out are removed. */
        ProductType: {
            /** @description Name of the product type, per language. */
            labels: components["schemas"]["TaxonomyLabels"];
            /** @description Where the type stands, for people who look for it. */
            context?: components["schemas"]["ProductTypeContext"];
            /** @description Attributes of the product type, all of them. Those left out are removed. */
            embedded_attributes: components["schemas"]["ProductAttribute"][];
            /** @description Rules of the channel that apply to products of this type. */
            rules?: components["schemas"]["TaxonomyRuleReference"][];
        };
        /** @description Where orders or returns come from. */
        Origin: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
        };
        /**
         * @description Where an order or one of its lines stands. The usual course is fraud check, acceptance, payment, shipment, shipped, delivered, closed; refused, cancelled and refunded lines end in CLOSED too. CHANNEL_SPECIFIC is a state only the channel knows.
         *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
         *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
         *     - `AWAITING_PAYMENT`: The payment is awaited.
         *     - `AWAITING_SHIPMENT`: Ready to be shipped.
         *     - `SHIPPED`: On its way to the customer.
         *     - `DELIVERED`: It has reached the customer.
         *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded; `status_reason` may say why.
         *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
         */
        OrderStatus: "AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
        /**
         * @description Why an order or a line is in its status, mostly why it was closed.
         *     - `REFUSED`: The seller refused it.
         *     - `ACCEPTANCE_TIMEOUT`: Nobody accepted or refused in time.
         *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
         *     - `FRAUD_CHECK_TIMEOUT`: The fraud check did not end in time.
         *     - `REFUSED_PAYMENT`: The payment was refused.
         *     - `PAYMENT_TIMEOUT`: The payment did not come in time.
         *     - `CANCELED`: It was cancelled.
         *     - `REFUNDED`: It was refunded.
         *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
         */
        OrderStatusReason: "REFUSED" | "ACCEPTANCE_TIMEOUT" | "FRAUD_CHECK_FAILED" | "FRAUD_CHECK_TIMEOUT" | "REFUSED_PAYMENT" | "PAYMENT_TIMEOUT" | "CANCELED" | "REFUNDED" | "AUTOMATICALLY_CLOSED" | (string & {});
        /**
         * @description The seller ships, or a partner such as the channel's own warehouse does.
         *     - `FULFILLED_BY_SELLER`: The seller ships.
         *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
         */
        FulfillmentType: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | (string & {});
        /** @description Who ships the order. */
        Fulfillment: {
            /**
             * @description The seller ships, or a partner such as the channel's own warehouse does.
             *     - `FULFILLED_BY_SELLER`: The seller ships.
             *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
             */
            type: components["schemas"]["FulfillmentType"];
            /** @description The partner or programme that fulfils it, where there is one. */
            code?: string;
        };
        /** @description A postal address of a customer. */
        Address: {
            /** @description First name of the addressee. */
            first_name?: string;
            /** @description Last name of the addressee. */
            last_name: string;
            /** @description Company of the addressee, where there is one. */
            company?: string;
            /** @description First line of the street. */
            street: string;
            /** @description Second line of the street: building, floor, door. */
            street_additional_info?: string;
            /** @description Anything else the carrier should know. */
            additional_info?: string;
            /** @description Postal code, where there is one. */
            zip_code?: string;
            /** @description Town or city. */
            city: string;
            /** @description State, province or region. */
            state?: string;
            /** @description Name of the country. */
            country?: string;
            /**
             * @description ISO 3166-1 alpha-3 code.
             * @example FRA
             */
            country_iso_code?: string;
            /** @description Phone number of the addressee. */
            phone?: string;
        };
        /** @description Where the invoice goes. */
        BillingInfo: {
            /** @description Address that the invoice is made out to. */
            address?: components["schemas"]["Address"];
        };
        /** @description The period in which the customer expects the parcel. */
        DeliveryWindow: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            earliest: string | Date;
            /**
             * Format: date-time
             * @description End of the period.
             */
            latest: string | Date;
        };
        /** @description Where, how and until when the order is to be delivered. */
        ShippingInfo: {
            /** @description Address that the order is delivered to. */
            address?: components["schemas"]["Address"];
            /** @description E-mail address of the receiver; often one the channel relays. */
            email?: string;
            /** @description Carrier the channel asks for. */
            carrier?: string;
            /** @description Shipping method the customer chose. */
            method?: string;
            /** @description Identifier of the pick-up and drop-off point. */
            pudo_id?: string;
            /** @description The period in which the customer expects the parcel. */
            delivery_date?: components["schemas"]["DeliveryWindow"];
            /**
             * Format: date-time
             * @description Latest instant at which the parcel must leave the seller.
             */
            shipping_deadline?: string | Date;
        };
        /** @description Where, how and until when the order is to be delivered. The e-mail address has to be a valid one. */
        ShippingUpsert: {
            /**
             * Format: email
             * @description E-mail address of the receiver; may be one the channel relays.
             */
            email?: string;
        } & components["schemas"]["ShippingInfo"];
        /** @description The product as the customer saw it on the channel. */
        OrderedProduct: {
            /** @description The seller's identifier of the product. */
            id: string;
            /** @description Name of the product. */
            title: string;
            /**
             * Format: uri
             * @description Address of a small picture of the product.
             */
            thumbnail_url?: string;
        };
        /** @description An amount in one currency. Amounts are decimal JSON numbers in major units (12.5 is twelve and a half). */
        Money: {
            /**
             * @description Amount in major units of the currency, with decimals.
             * @example 12.5
             */
            amount: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
        };
        /** @description One tax on a price, and who collects it. */
        Tax: {
            /** @description Amount of the tax, whoever collects it. */
            amount: components["schemas"]["Money"];
            /**
             * @description Which tax it is.
             * @example VAT_FR_20
             */
            code: string;
            /**
             * @description Rate in per cent.
             * @example 20
             */
            rate?: number;
            /** @description The part that the channel collects and remits. */
            channel_collectible?: components["schemas"]["Money"];
            /** @description The part that the seller collects and remits. */
            seller_collectible?: components["schemas"]["Money"];
        };
        /**
         * @description A CANCELATION lowers the quantity of the line, a REFUND does not.
         *     - `REFUND`: Money is given back; the quantity of the line stays as it is.
         *     - `CANCELATION`: Units are cancelled; the quantity of the line is lowered.
         */
        AdjustmentType: "REFUND" | "CANCELATION" | (string & {});
        /**
         * @description Why part of a line was cancelled or refunded. CHANNEL_SPECIFIC is only ever read, never asked for by a seller.
         *     - `CUSTOMER_CANCELATION`: The customer cancelled.
         *     - `OUT_OF_STOCK`: The product is out of stock.
         *     - `RETURN`: The customer sent the item back.
         *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
         *     - `AGREEMENT`: It was agreed with the customer.
         *     - `DEFECT`: The item is defective.
         *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
         *     - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
         */
        AdjustmentReason: "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER" | "CHANNEL_SPECIFIC" | (string & {});
        /** @description A cancelation or refund of all or part of a line. */
        OrderAdjustment: {
            /** @description The channel's own identifier of the adjustment. */
            channel_adjustment_id: string;
            /**
             * @description A CANCELATION lowers the quantity of the line, a REFUND does not.
             *     - `REFUND`: Money is given back; the quantity of the line stays as it is.
             *     - `CANCELATION`: Units are cancelled; the quantity of the line is lowered.
             */
            type: components["schemas"]["AdjustmentType"];
            /**
             * @description Why part of a line was cancelled or refunded. CHANNEL_SPECIFIC is only ever read, never asked for by a seller.
             *     - `CUSTOMER_CANCELATION`: The customer cancelled.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN`: The customer sent the item back.
             *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
             *     - `AGREEMENT`: It was agreed with the customer.
             *     - `DEFECT`: The item is defective.
             *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
             *     - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
             */
            reason: components["schemas"]["AdjustmentReason"];
            /**
             * Format: date-time
             * @description When the cancelation or the refund was made on the channel.
             */
            created_at: string | Date;
            /** @description Pieces cancelled or refunded. */
            quantity: number;
            /** @description Part of the price that is cancelled or refunded. */
            price: components["schemas"]["Money"];
            /** @description Taxes on the adjusted price. */
            taxes?: components["schemas"]["Tax"][];
            /** @description Part of the shipping price that is cancelled or refunded. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on the adjusted shipping price. */
            shipping_taxes?: components["schemas"]["Tax"][];
        };
        /** @description Identifier of the attribute, chosen by the channel. */
        AttributeId: string;
        /** @description An attribute with a text. */
        StringAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is a text.
             * @constant
             */
            type: "STRING";
            /** @description The text. */
            value: string;
        };
        /** @description An attribute with a number. */
        NumericAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is a number.
             * @constant
             */
            type: "NUMERIC";
            /** @description The number, with or without decimals. */
            value: number;
        };
        /** @description An attribute that is true or false. */
        BooleanAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is true or false.
             * @constant
             */
            type: "BOOLEAN";
            /** @description Whether the attribute holds. */
            value: boolean;
        };
        /** @description An attribute with an instant. */
        DateAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is an instant.
             * @constant
             */
            type: "DATE";
            /**
             * Format: date-time
             * @description The instant, in ISO 8601.
             */
            value: string | Date;
        };
        /** @description An attribute with several texts. */
        ListAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is a list of texts.
             * @constant
             */
            type: "LIST";
            /** @description The texts. */
            value: string[];
        };
        /** @description A fact the channel added to an order or a line. The form of `value` follows from `type`. */
        CustomAttribute: components["schemas"]["StringAttribute"] | components["schemas"]["NumericAttribute"] | components["schemas"]["BooleanAttribute"] | components["schemas"]["DateAttribute"] | components["schemas"]["ListAttribute"];
        /** @description Facts of the channel that have no field of their own. */
        CustomAttributes: components["schemas"]["CustomAttribute"][];
        /** @description One product of an order, complete. */
        OrderLineUpsert: {
            /** @description The channel's own identifier of the line; returns and adjustments refer to it. */
            channel_order_line_id: string;
            /**
             * Format: date-time
             * @description When the line came to be on the channel.
             */
            created_at: string | Date;
            /**
             * Format: date-time
             * @description When the line last changed on the channel.
             */
            updated_at: string | Date;
            /**
             * @description Where the line stands; it may differ from the status of the order.
             *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
             *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
             *     - `AWAITING_PAYMENT`: The payment is awaited.
             *     - `AWAITING_SHIPMENT`: Ready to be shipped.
             *     - `SHIPPED`: On its way to the customer.
             *     - `DELIVERED`: It has reached the customer.
             *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded; `status_reason` may say why.
             *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
             */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Why the line is in this status; leave it out where there is no reason.
             *     - `REFUSED`: The seller refused it.
             *     - `ACCEPTANCE_TIMEOUT`: Nobody accepted or refused in time.
             *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
             *     - `FRAUD_CHECK_TIMEOUT`: The fraud check did not end in time.
             *     - `REFUSED_PAYMENT`: The payment was refused.
             *     - `PAYMENT_TIMEOUT`: The payment did not come in time.
             *     - `CANCELED`: It was cancelled.
             *     - `REFUNDED`: It was refunded.
             *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
             */
            status_reason?: components["schemas"]["OrderStatusReason"];
            /** @description The product as the customer saw it on the channel. */
            product: components["schemas"]["OrderedProduct"];
            /** @description Pieces ordered. */
            quantity: number;
            /** @description Price of the line. */
            price: components["schemas"]["Money"];
            /** @description Taxes on the price. */
            taxes?: components["schemas"]["Tax"][];
            /** @description Shipping price of the whole line. */
            total_shipping_price: components["schemas"]["Money"];
            /** @description Taxes on the shipping price. */
            shipping_taxes?: components["schemas"]["Tax"][];
            /** @description Whether the seller may still cancel the line. */
            can_cancel: boolean;
            /** @description Whether the seller may refund the line. */
            can_refund: boolean;
            /** @description Every cancelation and refund so far. Send the past ones again each time; they are never taken back. */
            adjustments?: components["schemas"]["OrderAdjustment"][];
            /** @description Facts of the channel about the line that have no field of their own. */
            custom_attributes?: components["schemas"]["CustomAttributes"];
        };
        /** @description One order, complete. It replaces what the hub knew of it; fields left out are gone. */
        OrderUpsert: {
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /**
             * Format: date-time
             * @description When the customer placed the order on the channel.
             */
            created_at: string | Date;
            /**
             * Format: date-time
             * @description When the order last changed on the channel. An order older than the one the hub knows is silently ignored.
             */
            channel_updated_at: string | Date;
            /**
             * @description Where the order stands; its lines may be in other statuses.
             *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
             *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
             *     - `AWAITING_PAYMENT`: The payment is awaited.
             *     - `AWAITING_SHIPMENT`: Ready to be shipped.
             *     - `SHIPPED`: On its way to the customer.
             *     - `DELIVERED`: It has reached the customer.
             *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded; `status_reason` may say why.
             *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
             */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Why the order is in this status; leave it out where there is no reason.
             *     - `REFUSED`: The seller refused it.
             *     - `ACCEPTANCE_TIMEOUT`: Nobody accepted or refused in time.
             *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
             *     - `FRAUD_CHECK_TIMEOUT`: The fraud check did not end in time.
             *     - `REFUSED_PAYMENT`: The payment was refused.
             *     - `PAYMENT_TIMEOUT`: The payment did not come in time.
             *     - `CANCELED`: It was cancelled.
             *     - `REFUNDED`: It was refunded.
             *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
             */
            status_reason?: components["schemas"]["OrderStatusReason"];
            /** @description A complaint about the order is open on the channel. */
            has_incident?: boolean;
            /** @description Who ships the order. */
            fulfillment: components["schemas"]["Fulfillment"];
            /** @description Where the invoice goes. */
            billing_info?: components["schemas"]["BillingInfo"];
            /** @description Where, how and until when the order is to be delivered. The e-mail address has to be a valid one. */
            shipping_info: components["schemas"]["ShippingUpsert"];
            /** @description What was ordered, one line per product. Send every line. */
            order_lines: components["schemas"]["OrderLineUpsert"][];
            /** @description Facts of the channel about the order that have no field of their own. */
            custom_attributes?: components["schemas"]["CustomAttributes"];
        };
        /** @description Orders of one store, each as it now stands. */
        OrdersUpsert: {
            /** @description The channel and the store of all orders of the request. */
            origin: components["schemas"]["Origin"];
            /** @description The orders; one that is invalid refuses them all. */
            orders: components["schemas"]["OrderUpsert"][];
        };
        /** @description One order and its date. */
        AnonymizedOrder: {
            /** @description The channel that the order is from. */
            channel_id: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /**
             * Format: date-time
             * @description From this instant on the order is anonymized, which cannot be undone. Not in the past, a few minutes of tolerance aside.
             */
            anonymize_after: string | Date;
        };
        /** @description Dates after which orders lose everything that identifies the customer. */
        AnonymizeAfterUpdate: {
            /** @description One date per order; one that is bad cancels the whole request. */
            orders: components["schemas"]["AnonymizedOrder"][];
        };
        /**
         * @description What kind of failure it was.
         *     - `INVALID_INPUT`: What was asked for is not valid.
         *     - `DATA_NOT_FOUND`: Something that the action names does not exist on the channel.
         *     - `UNEXPECTED`: An unexpected failure.
         *     - `UNAVAILABLE`: A system that the action needs was not available.
         *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
         *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
         *     - `ORDER_IN_WRONG_STATE`: The order is not in a state that allows the action.
         *     - `RETURN_IN_WRONG_STATE`: The return is not in a state that allows the action.
         *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
         *     - `MISSING_CARRIER`: A carrier has to be named.
         *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
         *     - `WAREHOUSE_ID_REQUIRED`: A warehouse has to be named.
         *     - `OTHER`: Any other reason; the message says which.
         * @enum {string}
         */
        ActionErrorCode: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "RETURN_IN_WRONG_STATE" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
        /** @description One reason why an action failed. The seller gets to read the message. */
        ActionError: {
            /**
             * @description What kind of failure it was.
             *     - `INVALID_INPUT`: What was asked for is not valid.
             *     - `DATA_NOT_FOUND`: Something that the action names does not exist on the channel.
             *     - `UNEXPECTED`: An unexpected failure.
             *     - `UNAVAILABLE`: A system that the action needs was not available.
             *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
             *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
             *     - `ORDER_IN_WRONG_STATE`: The order is not in a state that allows the action.
             *     - `RETURN_IN_WRONG_STATE`: The return is not in a state that allows the action.
             *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
             *     - `MISSING_CARRIER`: A carrier has to be named.
             *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
             *     - `WAREHOUSE_ID_REQUIRED`: A warehouse has to be named.
             *     - `OTHER`: Any other reason; the message says which.
             */
            code: components["schemas"]["ActionErrorCode"];
            /** @description Explanation for the seller. */
            message: string;
        };
        /** @description The action took effect on the channel. */
        ActionSuccess: {
            /**
             * @description Says that the action took effect.
             * @constant
             */
            status: "SUCCESS";
            /** @description Not needed for a success. */
            errors?: components["schemas"]["ActionError"][];
        };
        /** @description The action did not take effect on the channel. */
        ActionFailure: {
            /**
             * @description Says that the action did not take effect.
             *     - `FAILURE`: The action failed.
             *     - `FAILED`: Taken as FAILURE; send that one.
             * @enum {string}
             */
            status: "FAILURE" | "FAILED";
            /** @description Why the action failed, one reason or several. */
            errors: components["schemas"]["ActionError"][];
        };
        /** @description How an action ended. A failure says why, in one error or several. */
        ActionOutcome: components["schemas"]["ActionSuccess"] | components["schemas"]["ActionFailure"];
        /**
         * @description What an order document is. CHANNEL_SPECIFIC documents are distinguished by their `channel_type`.
         *     - `RETURN_LABEL`: Label for the parcel of a return.
         *     - `CUSTOMER_INVOICE`: Invoice for the customer.
         *     - `DELIVERY_SLIP`: Delivery slip of the order.
         *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
         *     - `CHANNEL_SPECIFIC`: A type of the channel's own, named by `channel_type`.
         */
        DocumentType: "RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC" | (string & {});
        /** @description What the document belongs to when it is not the order as a whole. */
        DocumentEntity: {
            /** @description Identifier of the return. */
            id: string;
            /**
             * @description Kind of thing that `id` names.
             *     - `RETURN`: A return of the order.
             */
            type: "RETURN" | (string & {});
        };
        /** @description What the document is and what it belongs to. */
        DocumentMetadata: {
            /** @description The channel's own identifier of the document; deleting it takes the same. */
            channel_document_id: string;
            /**
             * @description What an order document is. CHANNEL_SPECIFIC documents are distinguished by their `channel_type`.
             *     - `RETURN_LABEL`: Label for the parcel of a return.
             *     - `CUSTOMER_INVOICE`: Invoice for the customer.
             *     - `DELIVERY_SLIP`: Delivery slip of the order.
             *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
             *     - `CHANNEL_SPECIFIC`: A type of the channel's own, named by `channel_type`.
             */
            type: components["schemas"]["DocumentType"];
            /** @description What the channel calls a document of type CHANNEL_SPECIFIC. */
            channel_type?: string;
            /** @description Name that the file gets. */
            filename: string;
            /** @description The return that the document belongs to. Left out, it belongs to the order. */
            entity?: components["schemas"]["DocumentEntity"];
        };
        /** @description The channel, store and, where there is one, sub-channel of the order. */
        DocumentOrigin: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
        };
        /** @description The file, what it is and where it belongs. */
        DocumentUpload: {
            /**
             * Format: binary
             * @description PDF, JPEG, PNG or CSV; at most 10 MB.
             */
            file: FileInput;
            /** @description What the document is and what it belongs to, a JSON part. */
            metadata: components["schemas"]["DocumentMetadata"];
            /** @description The channel, store and, where there is one, sub-channel of the order, a JSON part. */
            origin: components["schemas"]["DocumentOrigin"];
        };
        /** @description Says which store the document belongs to; its identifiers stand in the path. */
        DocumentDeletion: {
            /** @description The channel, store and, where there is one, sub-channel of the order. */
            origin: components["schemas"]["DocumentOrigin"];
        };
        /**
         * @description Where a return stands. REQUEST_INITIATED is accepted (OPENED) or declined (REQUEST_DECLINED); an opened one is RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state only the channel knows.
         *     - `REQUEST_INITIATED`: The customer asked for it; the seller has to accept or decline.
         *     - `REQUEST_DECLINED`: Declined; `rejection_reason` may say why.
         *     - `OPENED`: Accepted; the items are not back yet.
         *     - `RECEIVED`: The items have arrived.
         *     - `CLOSED`: Finished on the side of the marketplace or the seller.
         *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
         */
        ReturnStatus: "REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
        /**
         * @description Why a return was declined. OTHER is only ever read; a seller declining a return gives one of the three others.
         *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
         *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
         *     - `FINAL_SALES`: The item was sold without the right to return it.
         *     - `OTHER`: Another reason; only ever read.
         */
        ReturnRejectionReason: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
        /** @description Where the customer sends the parcel. */
        ReturnAddress: {
            /** @description First line of the street. */
            street: string;
            /** @description Second line of the street: building, floor, door. */
            street_additional_info?: string;
            /** @description Postal code, where there is one. */
            zip_code?: string;
            /** @description Town or city. */
            city: string;
            /** @description State, province or region. */
            state?: string;
            /** @description Name of the country. */
            country?: string;
            /**
             * @description ISO 3166-1 alpha-3 code.
             * @example FRA
             */
            country_iso_code: string;
        };
        /** @description How the parcel on its way back can be followed. */
        ReturnTracking: {
            /** @description Name of the carrier that brings the parcel back. */
            carrier_name?: string;
            /** @description Number that the carrier gave the parcel. */
            tracking_number?: string;
            /** @description Page on which the parcel can be followed. */
            tracking_url?: string;
        };
        /**
         * @description Why the customer sends the item back.
         *     - `WRONG_ITEM`: It is not the item that was ordered.
         *     - `MISSING_ITEM`: An item is missing.
         *     - `DEFECTIVE_ITEM`: The item is defective.
         *     - `DAMAGED_ITEM`: The item is damaged.
         *     - `UNWANTED_ITEM`: The customer does not want the item.
         *     - `OTHER`: Another reason.
         */
        ReturnReason: "WRONG_ITEM" | "MISSING_ITEM" | "DEFECTIVE_ITEM" | "DAMAGED_ITEM" | "UNWANTED_ITEM" | "OTHER" | (string & {});
        /** @description Pieces of one order line that come back. */
        ReturnLineUpsert: {
            /** @description A line of the order that was synchronized before. */
            channel_order_line_id: string;
            /** @description Pieces that come back. */
            quantity: number;
            /**
             * @description Why the customer sends the item back.
             *     - `WRONG_ITEM`: It is not the item that was ordered.
             *     - `MISSING_ITEM`: An item is missing.
             *     - `DEFECTIVE_ITEM`: The item is defective.
             *     - `DAMAGED_ITEM`: The item is damaged.
             *     - `UNWANTED_ITEM`: The customer does not want the item.
             *     - `OTHER`: Another reason.
             */
            reason: components["schemas"]["ReturnReason"];
        };
        /** @description One return, complete. It replaces what the hub knew of it; fields left out are gone. */
        ReturnUpsert: {
            /** @description An order that was synchronized before. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /**
             * Format: date-time
             * @description When the customer asked for the return.
             */
            created_at: string | Date;
            /**
             * Format: date-time
             * @description When the return last changed on the channel.
             */
            channel_updated_at: string | Date;
            /**
             * @description Where a return stands. REQUEST_INITIATED is accepted (OPENED) or declined (REQUEST_DECLINED); an opened one is RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state only the channel knows.
             *     - `REQUEST_INITIATED`: The customer asked for it; the seller has to accept or decline.
             *     - `REQUEST_DECLINED`: Declined; `rejection_reason` may say why.
             *     - `OPENED`: Accepted; the items are not back yet.
             *     - `RECEIVED`: The items have arrived.
             *     - `CLOSED`: Finished on the side of the marketplace or the seller.
             *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
             */
            status: components["schemas"]["ReturnStatus"];
            /**
             * @description Why the return was declined; leave it out where it was not.
             *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
             *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
             *     - `FINAL_SALES`: The item was sold without the right to return it.
             *     - `OTHER`: Another reason; only ever read.
             */
            rejection_reason?: components["schemas"]["ReturnRejectionReason"];
            /** @description Number that authorizes the return. */
            rma_id?: string;
            /** @description How the parcel comes back. */
            method?: string;
            /** @description Where the return label can be fetched. */
            label_url?: string;
            /** @description Where the customer sends the parcel. */
            address?: components["schemas"]["ReturnAddress"];
            /** @description How the parcel on its way back can be followed. */
            tracking?: components["schemas"]["ReturnTracking"];
            /** @description What comes back, one entry per order line. Send every line. */
            return_lines: components["schemas"]["ReturnLineUpsert"][];
        };
        /** @description Returns of one store, each as it now stands. */
        ReturnsUpsert: {
            /** @description The channel and the store of all returns of the request. */
            origin: components["schemas"]["Origin"];
            /** @description The returns; each is taken or refused on its own. */
            returns: components["schemas"]["ReturnUpsert"][];
        };
        /** @description A return that was taken. */
        UpsertedReturn: {
            /** @description The channel's own identifier of the order. */
            channel_order_id?: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id?: string;
        };
        /** @description One thing that is wrong with a return. */
        RefusedReturnDetail: {
            /** @description Stable machine-readable code. */
            code: string;
            /** @description What is wrong, for a person. */
            message: string;
            /** @description The field at fault. */
            field?: string;
        };
        /** @description A return that was not taken, and why. */
        RefusedReturn: {
            /** @description The channel's own identifier of the order, as it was sent. */
            channel_order_id?: string;
            /** @description The channel's own identifier of the return, as it was sent. */
            channel_return_id?: string;
            /** @description What is wrong with the return, one entry per fault. */
            details?: components["schemas"]["RefusedReturnDetail"][];
        };
        /** @description What became of each return. A return stands in one of the two lists. */
        ReturnsUpsertResult: {
            /** @description Returns that were taken. */
            return_success?: components["schemas"]["UpsertedReturn"][];
            /** @description Returns that were refused, and why. */
            return_errors?: components["schemas"]["RefusedReturn"][];
        };
        /** @description One carrier. Where the channel allows any, send one that stands for all others. */
        ChannelCarrier: {
            /** @description The channel's own identifier of the carrier. */
            channel_carrier_id: string;
            /** @description Name of the carrier; the hub recognizes names that differ slightly. */
            name: string;
        };
        /** @description All carriers that the channel allows. Carriers left out are deleted. */
        CarriersUpsert: {
            /** @description The complete list. Carriers left out are deleted. */
            carriers: components["schemas"]["ChannelCarrier"][];
        };
        /** @description ISO 4217 code. */
        CurrencyCode: string;
        /** @description One rule, what the store achieves and what it should. */
        QualitySuspensionReason: {
            /** @description Name of the rule. */
            rule: string;
            /** @description What the rule measures. */
            rule_type?: string;
            /** @description How the measured value is compared with the threshold. */
            rule_comparison_method?: string;
            /** @description The measured value. */
            stat_value?: number;
            /** @description The value that the rule asks for. */
            threshold?: number;
            /** @description The time over which it is measured. */
            period?: string;
        };
        /** @description One country or brand within the channel. */
        SubChannel: {
            /** @description Identifier of the sub-channel. */
            id: string;
            /** @description Name of the sub-channel, for people. */
            name: string;
            /** @description Currency that the store sells in there, as ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description How a store stands on the channel, complete. Without it a store cannot be used. The seller gets to see it. */
        BusinessInformation: {
            /** @description Currency that the store sells in, as ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: date-time
             * @description When this state was read on the channel.
             */
            updated_at: string | Date;
            /**
             * @description How far the channel's check of the seller's identity has come.
             *     - `PENDING_SUBMISSION`: The seller has yet to hand in what the check needs.
             *     - `PENDING_APPROVAL`: The channel has yet to approve what was handed in.
             *     - `REFUSED`: The check was not passed.
             *     - `APPROVED`: The check was passed.
             *     - `NOT_REQUIRED`: No check is needed.
             * @enum {string}
             */
            kyc_status?: "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED";
            /** @description Why the check has come no further. */
            kyc_status_reason?: string;
            /** @description Something on the channel still has to be configured before the store can sell. */
            missing_configuration?: boolean;
            /** @description Whether the seller has given payment information on the channel. */
            payment_information_configured?: boolean;
            /** @description What is wrong with the payment information; null when nothing is. */
            payment_information_warning?: string | null;
            /** @description What is wrong with the shipping configuration; null when nothing is. */
            shipping_warning?: string | null;
            /** @description Quality rules of the channel that the store breaks; null when it breaks none. */
            quality_suspension_reasons?: components["schemas"]["QualitySuspensionReason"][] | null;
            /** @description Countries or brands within the channel where the store sells. */
            sub_channels?: components["schemas"]["SubChannel"][];
        };
        /** @description A warehouse the seller ships from. */
        Warehouse: {
            /** @description Code of the warehouse. */
            code: string;
            /** @description Name of the warehouse, for people. */
            name: string;
        };
        /** @description One thing about an item that the seller should know. */
        CatalogDiagnostic: {
            /** @description Explanation for the seller. */
            message: string;
            /** @description The channel's own code of the diagnostic; null where it has none. */
            channel_diagnostic_id?: string | null;
            /** @description The attribute it is about; null where it is about none. */
            channel_attribute_id?: string | null;
            /**
             * @deprecated
             * @description What the connector did about it; null for nothing.
             *     - `REMOVED`: The connector removed it.
             * @enum {string|null}
             */
            connector_override_action?: "REMOVED" | null;
        };
        /** @description How one product and its offer stand on the channel, and what is in their way. */
        StoreCatalogItem: {
            /** @description Identifier of the product. One the hub does not know is silently left out. */
            id: string;
            /**
             * @description How the product stands on the channel.
             *     - `PRODUCT_DOES_NOT_EXIST`: The channel does not have the product.
             *     - `PRODUCT_PENDING_APPROVAL`: The channel has yet to approve the product.
             *     - `PRODUCT_REFUSED`: The channel refused the product.
             *     - `PRODUCT_CREATED`: The channel has the product.
             *     - `ACTION_REQUIRED`: The seller has to do something; the diagnostics say what.
             * @enum {string}
             */
            product_status?: "PRODUCT_DOES_NOT_EXIST" | "PRODUCT_PENDING_APPROVAL" | "PRODUCT_REFUSED" | "PRODUCT_CREATED" | "ACTION_REQUIRED";
            /** @description What the seller should know about the product data; null for nothing. */
            product_diagnostics?: components["schemas"]["CatalogDiagnostic"][] | null;
            /**
             * @description How the offer stands on the channel.
             *     - `OFFER_ACTIVE`: The offer is active on the channel.
             *     - `OFFER_DOES_NOT_EXIST`: The channel does not have the offer.
             *     - `ACTION_REQUIRED`: The seller has to do something; the diagnostics say what.
             * @enum {string}
             */
            offer_status?: "OFFER_ACTIVE" | "OFFER_DOES_NOT_EXIST" | "ACTION_REQUIRED";
            /** @description What the seller should know about price and stock; null for nothing. */
            offer_diagnostics?: components["schemas"]["CatalogDiagnostic"][] | null;
            /**
             * @deprecated
             * @description Diagnostics of product and offer in one list, null for nothing; the two separate lists replace it.
             */
            diagnostics?: components["schemas"]["CatalogDiagnostic"][] | null;
        };
        /** @description How items of a store stand on the channel. */
        StoreCatalogItemsUpdate: {
            /** @description How each item now stands, at most 10,000 in one request. */
            store_catalog_items: components["schemas"]["StoreCatalogItem"][];
        };
        /**
         * @description ULID of the message. Messages may come twice; drop one whose id was handled before.
         * @example 01JD3Z5X8Q4N7V2K6M9T0B1C3D
         */
        EventId: string;
        /**
         * Format: date-time
         * @description When the hub published the message.
         */
        EventTime: string;
        /** @description A number that identifies the product everywhere. */
        ProductIdentifier: {
            /**
             * @description Kind of number, such as `GTIN`.
             * @example GTIN
             */
            type: string;
            /** @description The number. */
            value: string;
        };
        /**
         * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
         *     - `UPDATE`: Set what follows.
         *     - `DELETE`: Remove what the channel has.
         *     - `IGNORE`: Leave what the channel has as it is.
         */
        ChangeAction: "UPDATE" | "DELETE" | "IGNORE" | (string & {});
        /** @description An amount in one currency, in major units. */
        OfferPrice: {
            /** @description Amount in major units of the currency, with decimals. */
            amount?: number;
            /** @description ISO 4217 code. */
            currency?: string;
        };
        /** @description What to do with the regular price. */
        StandardPriceChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /** @description The price to set. */
            price?: components["schemas"]["OfferPrice"];
        };
        /** @description What to do with the reduced price, and when it holds. */
        DiscountPriceChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /** @description The price to set. */
            price?: components["schemas"]["OfferPrice"];
            /**
             * Format: date-time
             * @description When the discount begins; absent where no beginning is set.
             */
            start_date?: string;
            /**
             * Format: date-time
             * @description When the discount ends; absent where no end is set.
             */
            end_date?: string;
        };
        /** @description All stock of the seller together. */
        CentralizedStock: {
            /**
             * @description Says that the stock is that of the seller as a whole.
             * @constant
             */
            type: "SELLER_CENTRALIZED";
            /**
             * Format: int32
             * @description Units in stock.
             */
            quantity: number;
        };
        /** @description Stock in one warehouse of the seller. */
        WarehouseStock: {
            /**
             * @description Says that the stock is in a warehouse of the seller.
             * @constant
             */
            type: "SELLER_WAREHOUSE";
            /**
             * Format: int32
             * @description Units in stock in the warehouse.
             */
            quantity: number;
            /** @description The warehouse. */
            warehouse?: {
                /** @description Identifier of the warehouse. */
                id: string;
            };
        };
        /** @description Stock at a fulfillment partner. */
        PartnerStock: {
            /**
             * @description Says that the stock is at a fulfillment partner.
             * @constant
             */
            type: "FULFILLMENT_PARTNER";
            /**
             * Format: int32
             * @description Units in stock at the partner.
             */
            quantity: number;
            /** @description The fulfillment partner. */
            partner?: {
                /** @description Identifier of the partner. */
                id: string;
            };
        };
        /** @description Stock at one place. */
        StockPlace: components["schemas"]["CentralizedStock"] | components["schemas"]["WarehouseStock"] | components["schemas"]["PartnerStock"];
        /** @description What to do with the stock, place by place. */
        StockChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type: components["schemas"]["ChangeAction"];
            /** @description Stock per place. */
            breakdown?: components["schemas"]["StockPlace"][];
        };
        /** @description What to do with the quantity on offer, as one number. */
        InventoryChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /**
             * Format: int32
             * @description Units on offer.
             */
            quantity?: number;
            /** @description The partner who ships, where it is not the seller. */
            delivery_partner?: {
                /** @description Name of the partner. */
                name?: string;
            };
        };
        /** @description An attribute that is true or false. */
        BooleanOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Says that `value` is true or false.
             * @constant
             */
            type: "BOOLEAN";
            /** @description The value; absent where there is none. */
            value?: boolean;
        };
        /** @description An attribute with values chosen from a list. */
        ListOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Says that `values` are chosen from a list.
             * @constant
             */
            type: "LIST";
            /** @description The chosen values; absent where there are none. */
            values?: {
                /** @description One chosen value. */
                value?: string;
            }[];
        };
        /** @description An attribute that is a number. */
        NumericOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Says that `value` is a number.
             * @constant
             */
            type: "NUMERIC";
            /** @description The number, with or without decimals; absent where there is none. */
            value?: number;
        };
        /** @description An attribute that is a text. */
        TextOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Says that `value` is a text.
             * @constant
             */
            type: "TEXT";
            /** @description The text; absent where there is none. */
            value?: string;
        };
        /** @description Value of one custom attribute of the offer. */
        OfferAttribute: components["schemas"]["BooleanOfferAttribute"] | components["schemas"]["ListOfferAttribute"] | components["schemas"]["NumericOfferAttribute"] | components["schemas"]["TextOfferAttribute"];
        /**
         * @deprecated
         * @description Prices on one sub-channel.
         */
        SubChannelPrices: {
            /** @description Code of the sub-channel. */
            code: string;
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
        };
        /** @description An offer as it should stand on the channel. */
        OfferUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description Which use case of the catalog configuration this is. */
            use_case: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /**
             * @deprecated
             * @description The first of `identifiers`; read that list.
             */
            identifier?: components["schemas"]["ProductIdentifier"];
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description What to do with the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes?: components["schemas"]["OfferAttribute"][];
            /**
             * @deprecated
             * @description Prices that hold on one sub-channel each.
             */
            sub_channel_prices?: components["schemas"]["SubChannelPrices"][];
        };
        /** @description An offer of a store is to be created or updated on the channel. */
        OfferUpsertEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds an offer.
             * @constant
             */
            type: "OFFER_UPSERT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The offer. */
            data: components["schemas"]["OfferUpsert"];
        };
        /** @description Prices and stock on one sub-channel. */
        SubChannelPriceStock: {
            /** @description Code of the sub-channel. */
            code: string;
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
        };
        /** @description Price and stock of an offer as they should stand on the channel. */
        PriceStockUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /** @description What to do with the regular price. */
            standard_price?: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price?: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description What to do with the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes: components["schemas"]["OfferAttribute"][];
            /** @description The sub-channel that the change is for, with its own prices and stock. */
            sub_channel?: components["schemas"]["SubChannelPriceStock"];
        };
        /** @description Price or stock of an offer changed. */
        PriceStockUpsertEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds price and stock.
             * @constant
             */
            type: "PRICE_STOCK_UPSERT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The offer whose price or stock changed. */
            data: components["schemas"]["PriceStockUpsert"];
        };
        /** @description Value of one attribute of the product type. */
        ProductAttributeValueChange: {
            /** @description Identifier of the attribute, as in the product type. */
            id: string;
            /** @description Language of the value, where it has one. */
            locale?: string;
            /** @description The value, as text whatever the type of the attribute; absent where there is none. */
            value?: string;
        };
        /** @description A product and its offer as they should stand on the channel. */
        ProductUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description The channel's product type; its attributes are the ones in `attributes`. */
            product_type_id: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /**
             * @deprecated
             * @description The first of `identifiers`; read that list.
             */
            identifier?: components["schemas"]["ProductIdentifier"];
            /** @description Values of the attributes of the product type. */
            attributes: components["schemas"]["ProductAttributeValueChange"][];
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description What to do with the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes: components["schemas"]["OfferAttribute"][];
        };
        /** @description A product, with its offer, is to be created or updated on the channel. */
        ProductUpsertEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds a product.
             * @constant
             */
            type: "PRODUCT_UPSERT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description Where the message originated. */
            source?: string;
            /**
             * Format: int64
             * @description Position of the message in a sequence that belongs together.
             */
            sequence?: number;
            /**
             * Format: int64
             * @description How many messages the sequence has.
             */
            sequenceSize?: number;
            /** @description What kind of sequence it is. */
            sequenceType?: string;
            /** @description The product and its offer. */
            data: components["schemas"]["ProductUpsert"];
        };
        /**
         * @description Identifies the action; updateActionStatus takes the same.
         * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
         */
        ActionId: string;
        /** @description Whether the seller accepts one line. */
        LineAcceptance: {
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /** @description `true` accepts the line, `false` refuses it. */
            accepted: boolean;
        };
        /** @description Which lines the seller accepts and which not. */
        OrderAcceptance: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description One decision per line. */
            order_lines: components["schemas"]["LineAcceptance"][];
        };
        /** @description Accept or refuse lines of an order. */
        AcceptCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds decisions on order lines.
             * @constant
             */
            type: "ACCEPT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the decisions on its lines. */
            data: components["schemas"]["OrderAcceptance"];
        };
        /** @description Pieces of one order line in the package. */
        ShippedItem: {
            /** @description Identifier of the product. */
            id: string;
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /**
             * Format: int32
             * @description Units in the package.
             */
            quantity: number;
        };
        /** @description What is in the package and how it can be followed. */
        OrderShipment: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The carrier; one of those the connector sent. */
            carrier: string;
            /** @description Number that the carrier gave the package. */
            tracking_number?: string;
            /** @description Page on which the package can be followed. */
            tracking_url?: string;
            /** @description Number of the label enclosed for a return. */
            return_tracking_number?: string;
            /** @description Where the package leaves from. */
            warehouse_id?: string;
            /** @description What is in the package, one entry per line. */
            items?: components["schemas"]["ShippedItem"][];
        };
        /** @description Items of an order were shipped in one package. */
        CreateShipmentCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds a shipment.
             * @constant
             */
            type: "CREATE_SHIPMENT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the package. */
            data: components["schemas"]["OrderShipment"];
        };
        /** @description One tax, as the amount of it. */
        TaxAmount: {
            /** @description Amount of the tax. */
            amount: components["schemas"]["Money"];
            /**
             * @description Which tax it is.
             * @example VAT_FR_20
             */
            code: string;
        };
        /** @description Pieces of one order line to cancel or refund, with the amounts that go with them. */
        LineAdjustment: {
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /**
             * Format: int32
             * @description Units that are cancelled or refunded.
             */
            quantity: number;
            /**
             * @description Why it is cancelled or refunded.
             *     - `CUSTOMER_CANCELATION`: The customer cancelled.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN`: The customer sent the item back.
             *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
             *     - `AGREEMENT`: It was agreed with the customer.
             *     - `DEFECT`: The item is defective.
             *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
             *     - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
             */
            reason: components["schemas"]["AdjustmentReason"];
            /** @description Part of the price that is cancelled or refunded. */
            price: components["schemas"]["Money"];
            /** @description Taxes on that part of the price. */
            taxes?: components["schemas"]["TaxAmount"][];
            /** @description Part of the shipping price that is cancelled or refunded. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on that part of the shipping price. */
            shipping_taxes?: components["schemas"]["TaxAmount"][];
        };
        /** @description What to refund. */
        OrderRefund: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description What is refunded, one entry per line. */
            refunds?: components["schemas"]["LineAdjustment"][];
        };
        /** @description Refund all or part of the lines of an order. */
        RefundCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds refunds.
             * @constant
             */
            type: "REFUND";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and what is refunded. */
            data: components["schemas"]["OrderRefund"];
        };
        /** @description What to cancel. */
        OrderCancelation: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description What is cancelled, one entry per line. */
            cancelations: components["schemas"]["LineAdjustment"][];
        };
        /** @description Cancel all or part of the lines of an order. */
        CancelCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds cancelations.
             * @constant
             */
            type: "CANCEL";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and what is cancelled. */
            data: components["schemas"]["OrderCancelation"];
        };
        /** @description Whether the seller accepts a return. */
        ReturnAcceptance: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
            /** @description `true` accepts the return, `false` declines it. */
            accepted: boolean;
            /**
             * @description Why the seller declines; absent where the return is accepted.
             *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
             *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
             *     - `FINAL_SALES`: The item was sold without the right to return it.
             *     - `OTHER`: Another reason; only ever read.
             */
            rejection_reason?: components["schemas"]["ReturnRejectionReason"];
        };
        /** @description Accept or decline a return. */
        AcceptReturnCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds the decision on a return.
             * @constant
             */
            type: "ACCEPT_RETURN";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return and the decision on it. */
            data: components["schemas"]["ReturnAcceptance"];
        };
        /** @description How the parcel on its way back can be followed. */
        CommandTracking: {
            /** @description Carrier that brings the parcel back. */
            carrier?: string;
            /** @description Number that the carrier gave the parcel. */
            tracking_number?: string;
            /** @description Page on which the parcel can be followed. */
            tracking_url?: string;
        };
        /** @description Label, authorization number and tracking of a return. */
        ReturnTrackingUpdate: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
            /** @description Where the return label can be fetched. */
            label_url?: string;
            /** @description Number that authorizes the return. */
            rma_id?: string;
            /** @description How the parcel on its way back can be followed. */
            tracking?: components["schemas"]["CommandTracking"];
        };
        /** @description Tell the customer how to send a return and how to follow it. */
        UpdateReturnTrackingInformationCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds label and tracking of a return.
             * @constant
             */
            type: "UPDATE_RETURN_TRACKING_INFORMATION";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return, its label and its tracking. */
            data: components["schemas"]["ReturnTrackingUpdate"];
        };
        /** @description The return that a step was taken for. */
        ReturnStep: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
        };
        /** @description The seller received a return. */
        AcknowledgeReturnReceptionCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that the return in `data` was received.
             * @constant
             */
            type: "ACKNOWLEDGE_RETURN_RECEPTION";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return that was received. */
            data: components["schemas"]["ReturnStep"];
        };
        /** @description Nothing is left to do for a return. */
        CloseReturnCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that the return in `data` is closed.
             * @constant
             */
            type: "CLOSE_RETURN";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return that is closed. */
            data: components["schemas"]["ReturnStep"];
        };
        /** @description A document and where to fetch it. */
        UploadedDocument: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description File name of the document. */
            document_name: string;
            /**
             * @description What the document is.
             *     - `RETURN_LABEL`: Label for the parcel of a return.
             *     - `CUSTOMER_INVOICE`: Invoice for the customer.
             */
            document_type: "RETURN_LABEL" | "CUSTOMER_INVOICE" | (string & {});
            /** @description Address from which the file is fetched. */
            document_download_url: string;
            /** @description The return that the document belongs to; absent where it belongs to the order. */
            document_entity?: components["schemas"]["DocumentEntity"];
        };
        /** @description The seller added a document to an order or a return. */
        UploadDocumentCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds a document.
             * @constant
             */
            type: "UPLOAD_DOCUMENT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the document. */
            data: components["schemas"]["UploadedDocument"];
        };
        /** @description A command about an order or a return. `type` says which, and with it what `data` holds. Report how it ended under the `action_id` of the data. */
        OrderActionEvent: components["schemas"]["AcceptCommand"] | components["schemas"]["CreateShipmentCommand"] | components["schemas"]["RefundCommand"] | components["schemas"]["CancelCommand"] | components["schemas"]["AcceptReturnCommand"] | components["schemas"]["UpdateReturnTrackingInformationCommand"] | components["schemas"]["AcknowledgeReturnReceptionCommand"] | components["schemas"]["CloseReturnCommand"] | components["schemas"]["UploadDocumentCommand"];
        /**
         * @description A feature of a store.
         *     - `business-information-sync`: Keeping the business information of the store up to date at the hub.
         *     - `store-linking`: The link between the store and the connector.
         */
        StoreFeature: "business-information-sync" | "store-linking" | (string & {});
        /** @description Whether business information of the store is to be kept up to date. */
        BusinessInformationSync: {
            /**
             * @description Says that it is about business information.
             * @constant
             */
            feature: "business-information-sync";
            /**
             * @description Whether business information is to be sent.
             *     - `enabled`: To be sent with upsertBusinessInformation.
             *     - `disabled`: Not to be sent.
             */
            status: "enabled" | "disabled" | (string & {});
        };
        /** @description Whether the store is linked to the connector. */
        StoreLinking: {
            /**
             * @description Says that it is about the link of the store.
             * @constant
             */
            feature: "store-linking";
            /**
             * @description Whether the store is linked.
             *     - `linked`: The store is linked.
             *     - `unlinked`: The store is no longer linked.
             */
            status: "linked" | "unlinked" | (string & {});
        };
        /** @description How the feature now stands. */
        StoreFeatureConfiguration: components["schemas"]["BusinessInformationSync"] | components["schemas"]["StoreLinking"];
        /** @description What was switched, for which store, and when. */
        StoreManagementFeature: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /**
             * @description Which feature it is; `configuration` says how it now stands.
             *     - `business-information-sync`: Keeping the business information of the store up to date at the hub.
             *     - `store-linking`: The link between the store and the connector.
             */
            feature: components["schemas"]["StoreFeature"];
            /** @description How the feature now stands. */
            configuration: components["schemas"]["StoreFeatureConfiguration"];
            /**
             * Format: date-time
             * @description When the seller switched it.
             */
            trigger_date: string;
        };
        /** @description A feature of a store was switched on or off, or a store was linked or unlinked. */
        StoreManagementFeatureEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /** @description The kind of message; any that no other event uses. */
            type: string;
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description What was switched, for which store, and when. */
            data: components["schemas"]["StoreManagementFeature"];
        };
    };
    responses: {
        /** @description The request is invalid or the data is not in the state the operation needs. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INVALID_INPUT",
                 *       "message": "The request is invalid.",
                 *       "errors": [
                 *         {
                 *           "field": "$.order_lines[0].id",
                 *           "message": "must not be empty"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing, invalid or expired. Get a new one and retry once. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAUTHORIZED",
                 *       "message": "The token is missing or no longer valid."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is valid but lacks the scope of this operation. Scopes are changed by the provider on request. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "FORBIDDEN",
                 *       "message": "The token lacks the scope of this operation."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something the request names does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "DATA_NOT_FOUND",
                 *       "message": "Order acme_ORD-9999 does not exist."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_ACCEPTABLE",
                 *       "message": "Only application/json is available."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "Send application/json."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The rate limit of this operation is used up. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "TOO_MANY_REQUESTS",
                 *       "message": "At most 30 requests per second."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNEXPECTED",
                 *       "message": "Unexpected error."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the channel at the hub.
         * @example acme_web
         */
        channel_id: string;
        /**
         * @description The channel's own identifier of the order.
         * @example ORD-1001
         */
        channel_order_id: string;
        /**
         * @description The channel's own identifier of the store.
         * @example store_1
         */
        channel_store_id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    configureChannelCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offer_configuration": {
                 *         "custom_attributes": [
                 *           {
                 *             "id": "lead_time",
                 *             "type": "Numeric",
                 *             "labels": [
                 *               {
                 *                 "locale": "en_US",
                 *                 "value": "Lead time in days"
                 *               }
                 *             ],
                 *             "requirement_level": "OPTIONAL",
                 *             "configuration_modes": [
                 *               "CONSTANT",
                 *               "VARIABLE"
                 *             ],
                 *             "default_value": 2
                 *           },
                 *           {
                 *             "id": "gift_wrap",
                 *             "type": "List",
                 *             "labels": [
                 *               {
                 *                 "locale": "en_US",
                 *                 "value": "Gift wrap"
                 *               }
                 *             ],
                 *             "descriptions": [
                 *               {
                 *                 "locale": "en_US",
                 *                 "value": "Papers the item can be wrapped in"
                 *               }
                 *             ],
                 *             "requirement_level": "RECOMMENDED",
                 *             "configuration_modes": [
                 *               "VARIABLE"
                 *             ],
                 *             "max_size": 1,
                 *             "values": [
                 *               {
                 *                 "id": "plain",
                 *                 "labels": [
                 *                   {
                 *                     "locale": "en_US",
                 *                     "value": "Plain paper"
                 *                   }
                 *                 ]
                 *               },
                 *               {
                 *                 "id": "stars",
                 *                 "labels": [
                 *                   {
                 *                     "locale": "en_US",
                 *                     "value": "Paper with stars"
                 *                   }
                 *                 ]
                 *               }
                 *             ],
                 *             "default_values": [
                 *               "plain"
                 *             ]
                 *           }
                 *         ],
                 *         "pricing_configuration": {
                 *           "discount_price_period": {
                 *             "support": "SUPPORTED",
                 *             "start_date": {
                 *               "requirement_level": "REQUIRED"
                 *             },
                 *             "end_date": {
                 *               "requirement_level": "OPTIONAL"
                 *             }
                 *           }
                 *         }
                 *       },
                 *       "use_case_configurations": {
                 *         "offer_creation": {
                 *           "support": "SUPPORTED",
                 *           "required": {
                 *             "standard_attributes": [
                 *               "ID",
                 *               "STANDARD_PRICE",
                 *               "STOCK",
                 *               "GTIN"
                 *             ]
                 *           },
                 *           "optional": {
                 *             "standard_attributes": [
                 *               "DISCOUNT_PRICE"
                 *             ],
                 *             "custom_attributes": [
                 *               "lead_time",
                 *               "gift_wrap"
                 *             ]
                 *           }
                 *         },
                 *         "offer_update": {
                 *           "support": "SUPPORTED",
                 *           "required": {
                 *             "standard_attributes": [
                 *               "ID"
                 *             ]
                 *           },
                 *           "optional": {
                 *             "standard_attributes": [
                 *               "STANDARD_PRICE",
                 *               "DISCOUNT_PRICE",
                 *               "STOCK"
                 *             ]
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json; charset=UTF-8": components["schemas"]["CatalogConfiguration"];
            };
        };
        responses: {
            /** @description Accepted; the configuration is put in place in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createTaxonomyRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "id": "size-for-shoes",
                 *           "when": {
                 *             "all": [
                 *               {
                 *                 "equals": {
                 *                   "attribute": "family",
                 *                   "value": "shoes"
                 *                 }
                 *               },
                 *               {
                 *                 "not": {
                 *                   "isSet": {
                 *                     "attribute": "one_size"
                 *                   }
                 *                 }
                 *               }
                 *             ]
                 *           },
                 *           "then": {
                 *             "all": [
                 *               {
                 *                 "redefine": {
                 *                   "attribute": "size",
                 *                   "requirementLevel": "REQUIRED"
                 *                 }
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json; charset=UTF-8": components["schemas"]["TaxonomyRules"];
            };
        };
        responses: {
            /** @description Accepted; the rules are put in place in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertProductType: {
        parameters: {
            query: {
                /**
                 * @description The channel's own identifier of the product type.
                 * @example sneakers
                 */
                product_type_id: string;
                /**
                 * @description The store that the product type is for.
                 * @example store_1
                 */
                store_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "labels": [
                 *         {
                 *           "locale": "en_US",
                 *           "value": "Sneakers"
                 *         }
                 *       ],
                 *       "context": {
                 *         "labels": [
                 *           {
                 *             "locale": "en_US",
                 *             "value": "Shoes"
                 *           }
                 *         ]
                 *       },
                 *       "embedded_attributes": [
                 *         {
                 *           "id": "title",
                 *           "type": "Text",
                 *           "labels": [
                 *             {
                 *               "locale": "en_US",
                 *               "value": "Title"
                 *             }
                 *           ],
                 *           "descriptions": [],
                 *           "requirement_level": "REQUIRED",
                 *           "connect_standard_attributes": [
                 *             "TITLE"
                 *           ],
                 *           "max_length": 150
                 *         },
                 *         {
                 *           "id": "size",
                 *           "type": "List",
                 *           "labels": [
                 *             {
                 *               "locale": "en_US",
                 *               "value": "Size"
                 *             }
                 *           ],
                 *           "descriptions": [
                 *             {
                 *               "locale": "en_US",
                 *               "value": "European shoe size"
                 *             }
                 *           ],
                 *           "requirement_level": "OPTIONAL",
                 *           "context": {
                 *             "labels": [
                 *               {
                 *                 "locale": "en_US",
                 *                 "value": "Fit"
                 *               }
                 *             ],
                 *             "path": "shoes/fit"
                 *           },
                 *           "available_values": [
                 *             {
                 *               "id": "41",
                 *               "labels": [
                 *                 {
                 *                   "locale": "en_US",
                 *                   "value": "41"
                 *                 }
                 *               ]
                 *             },
                 *             {
                 *               "id": "42",
                 *               "labels": [
                 *                 {
                 *                   "locale": "en_US",
                 *                   "value": "42"
                 *                 }
                 *               ]
                 *             }
                 *           ],
                 *           "max_values": 1
                 *         },
                 *         {
                 *           "id": "weight",
                 *           "type": "Decimal",
                 *           "labels": [
                 *             {
                 *               "locale": "en_US",
                 *               "value": "Weight"
                 *             }
                 *           ],
                 *           "descriptions": [
                 *             {
                 *               "locale": "en_US",
                 *               "value": "Kilograms per pair"
                 *             }
                 *           ],
                 *           "requirement_level": "RECOMMENDED",
                 *           "minimum": 0,
                 *           "scale": 2
                 *         }
                 *       ],
                 *       "rules": [
                 *         {
                 *           "ref": "size-for-shoes"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json; charset=UTF-8": components["schemas"]["ProductType"];
            };
        };
        responses: {
            /** @description Accepted; the definition is processed in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "origin": {
                 *         "channel_id": "acme_web",
                 *         "channel_store_id": "store_1"
                 *       },
                 *       "orders": [
                 *         {
                 *           "channel_order_id": "ORD-1001",
                 *           "created_at": "2026-01-12T08:30:00Z",
                 *           "channel_updated_at": "2026-01-12T09:00:00Z",
                 *           "status": "AWAITING_ACCEPTANCE",
                 *           "has_incident": false,
                 *           "fulfillment": {
                 *             "type": "FULFILLED_BY_SELLER"
                 *           },
                 *           "billing_info": {
                 *             "address": {
                 *               "first_name": "Ada",
                 *               "last_name": "Martin",
                 *               "street": "12 Harbour Road",
                 *               "zip_code": "75001",
                 *               "city": "Paris",
                 *               "country_iso_code": "FRA"
                 *             }
                 *           },
                 *           "shipping_info": {
                 *             "address": {
                 *               "first_name": "Ada",
                 *               "last_name": "Martin",
                 *               "street": "12 Harbour Road",
                 *               "zip_code": "75001",
                 *               "city": "Paris",
                 *               "country_iso_code": "FRA"
                 *             },
                 *             "email": "ada.martin@example.com",
                 *             "method": "Standard",
                 *             "delivery_date": {
                 *               "earliest": "2026-01-15T00:00:00Z",
                 *               "latest": "2026-01-17T00:00:00Z"
                 *             },
                 *             "shipping_deadline": "2026-01-14T18:00:00Z"
                 *           },
                 *           "order_lines": [
                 *             {
                 *               "channel_order_line_id": "ORD-1001-1",
                 *               "created_at": "2026-01-12T08:30:00Z",
                 *               "updated_at": "2026-01-12T09:00:00Z",
                 *               "status": "AWAITING_ACCEPTANCE",
                 *               "product": {
                 *                 "id": "SKU-100",
                 *                 "title": "Canvas sneakers"
                 *               },
                 *               "quantity": 2,
                 *               "price": {
                 *                 "amount": 59.8,
                 *                 "currency": "EUR"
                 *               },
                 *               "taxes": [
                 *                 {
                 *                   "code": "VAT_FR_20",
                 *                   "rate": 20,
                 *                   "amount": {
                 *                     "amount": 9.97,
                 *                     "currency": "EUR"
                 *                   }
                 *                 }
                 *               ],
                 *               "total_shipping_price": {
                 *                 "amount": 4.9,
                 *                 "currency": "EUR"
                 *               },
                 *               "can_cancel": true,
                 *               "can_refund": false,
                 *               "custom_attributes": [
                 *                 {
                 *                   "id": "gift_wrap",
                 *                   "type": "STRING",
                 *                   "value": "stars"
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrdersUpsert"];
            };
        };
        responses: {
            /** @description All orders were taken; ones older than what the hub knows were ignored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAnonymizeAfterDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         {
                 *           "channel_id": "acme_web",
                 *           "channel_order_id": "ORD-1001",
                 *           "anonymize_after": "2031-01-15T00:00:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnonymizeAfterUpdate"];
            };
        };
        responses: {
            /** @description All dates are set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateActionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `action_id` of the command event.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                action_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionOutcome"];
            };
        };
        responses: {
            /** @description The outcome is recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadOrderDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The channel's own identifier of the order.
                 * @example ORD-1001
                 */
                channel_order_id: components["parameters"]["channel_order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "%PDF-1.7",
                 *       "metadata": {
                 *         "channel_document_id": "DOC-77",
                 *         "type": "RETURN_LABEL",
                 *         "filename": "label.pdf",
                 *         "entity": {
                 *           "id": "RET-5001",
                 *           "type": "RETURN"
                 *         }
                 *       },
                 *       "origin": {
                 *         "channel_id": "acme_web",
                 *         "channel_store_id": "store_1"
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The document was added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteOrderDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The channel's own identifier of the order.
                 * @example ORD-1001
                 */
                channel_order_id: components["parameters"]["channel_order_id"];
                /**
                 * @description The channel's own identifier of the document, as given on upload.
                 * @example DOC-77
                 */
                channel_document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "origin": {
                 *         "channel_id": "acme_web",
                 *         "channel_store_id": "store_1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DocumentDeletion"];
            };
        };
        responses: {
            /** @description The document is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertReturns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "origin": {
                 *         "channel_id": "acme_web",
                 *         "channel_store_id": "store_1"
                 *       },
                 *       "returns": [
                 *         {
                 *           "channel_order_id": "ORD-1001",
                 *           "channel_return_id": "RET-5001",
                 *           "created_at": "2026-01-20T10:00:00Z",
                 *           "channel_updated_at": "2026-01-20T10:00:00Z",
                 *           "status": "REQUEST_INITIATED",
                 *           "return_lines": [
                 *             {
                 *               "channel_order_line_id": "ORD-1001-1",
                 *               "quantity": 1,
                 *               "reason": "DEFECTIVE_ITEM"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReturnsUpsert"];
            };
        };
        responses: {
            /** @description What became of each return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsUpsertResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertCarriers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carriers": [
                 *         {
                 *           "channel_carrier_id": "swift",
                 *           "name": "Swift Parcel"
                 *         },
                 *         {
                 *           "channel_carrier_id": "other",
                 *           "name": "Other"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CarriersUpsert"];
            };
        };
        responses: {
            /** @description The list was replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertBusinessInformation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
                /**
                 * @description The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: components["parameters"]["channel_store_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "updated_at": "2026-01-12T09:00:00Z",
                 *       "kyc_status": "PENDING_APPROVAL",
                 *       "kyc_status_reason": "The proof of address is being checked.",
                 *       "missing_configuration": false,
                 *       "payment_information_configured": true,
                 *       "shipping_warning": "No shipping price is set for Corsica.",
                 *       "quality_suspension_reasons": [
                 *         {
                 *           "rule": "Late shipments",
                 *           "rule_comparison_method": "LESS_THAN",
                 *           "stat_value": 6.5,
                 *           "threshold": 4,
                 *           "period": "30 days"
                 *         }
                 *       ],
                 *       "sub_channels": [
                 *         {
                 *           "id": "acme_fr",
                 *           "name": "Acme France",
                 *           "currency": "EUR"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BusinessInformation"];
            };
        };
        responses: {
            /** @description The business information was replaced. The response has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStoreWarehouses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
                /**
                 * @description The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: components["parameters"]["channel_store_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouses, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "WH-PARIS",
                     *         "name": "Paris"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Warehouse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStoreCatalogItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: components["parameters"]["channel_id"];
                /**
                 * @deprecated
                 * @description Identifier of the store. Marked as deprecated on the wire, yet part of the only path there is.
                 * @example ST-0001
                 */
                store_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_catalog_items": [
                 *         {
                 *           "id": "SKU-100",
                 *           "product_status": "PRODUCT_CREATED",
                 *           "offer_status": "OFFER_ACTIVE",
                 *           "offer_diagnostics": null
                 *         },
                 *         {
                 *           "id": "SKU-200",
                 *           "product_status": "ACTION_REQUIRED",
                 *           "product_diagnostics": [
                 *             {
                 *               "message": "The size is missing.",
                 *               "channel_diagnostic_id": "MISSING_ATTRIBUTE",
                 *               "channel_attribute_id": "size"
                 *             }
                 *           ],
                 *           "offer_status": "OFFER_DOES_NOT_EXIST"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json; charset=UTF-8": components["schemas"]["StoreCatalogItemsUpdate"];
            };
        };
        responses: {
            /** @description Accepted; the report is worked through in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OfferUpsertEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z5X8Q4N7V2K6M9T0B1C3D",
                 *       "type": "OFFER_UPSERT",
                 *       "time": "2026-01-12T09:00:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "product_id": "SKU-100",
                 *         "use_case": "offer_creation",
                 *         "identifiers": [
                 *           {
                 *             "type": "GTIN",
                 *             "value": "4006381333931"
                 *           }
                 *         ],
                 *         "standard_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 29.9,
                 *             "currency": "EUR"
                 *           }
                 *         },
                 *         "discount_price": {
                 *           "action_type": "IGNORE"
                 *         },
                 *         "stock": {
                 *           "action_type": "UPDATE",
                 *           "breakdown": [
                 *             {
                 *               "type": "SELLER_WAREHOUSE",
                 *               "quantity": 12,
                 *               "warehouse": {
                 *                 "id": "WH-PARIS"
                 *               }
                 *             }
                 *           ]
                 *         },
                 *         "inventory": {
                 *           "action_type": "UPDATE",
                 *           "quantity": 12
                 *         },
                 *         "offer_attributes": [
                 *           {
                 *             "id": "lead_time",
                 *             "type": "NUMERIC",
                 *             "value": 2
                 *           },
                 *           {
                 *             "id": "gift_wrap",
                 *             "type": "LIST",
                 *             "values": [
                 *               {
                 *                 "value": "stars"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfferUpsertEvent"];
            };
        };
        responses: {
            /** @description The message was taken from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PriceStockUpsertEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z6A2B9C4D7E1F8G5H3J0K",
                 *       "type": "PRICE_STOCK_UPSERT",
                 *       "time": "2026-01-12T09:05:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "product_id": "SKU-100",
                 *         "standard_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 27.5,
                 *             "currency": "EUR"
                 *           }
                 *         },
                 *         "stock": {
                 *           "action_type": "UPDATE",
                 *           "breakdown": [
                 *             {
                 *               "type": "SELLER_CENTRALIZED",
                 *               "quantity": 9
                 *             }
                 *           ]
                 *         },
                 *         "inventory": {
                 *           "action_type": "UPDATE",
                 *           "quantity": 9
                 *         },
                 *         "offer_attributes": [],
                 *         "sub_channel": {
                 *           "code": "acme_fr",
                 *           "standard_price": {
                 *             "action_type": "UPDATE",
                 *             "price": {
                 *               "amount": 27.5,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "discount_price": {
                 *             "action_type": "DELETE"
                 *           },
                 *           "stock": {
                 *             "action_type": "IGNORE"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PriceStockUpsertEvent"];
            };
        };
        responses: {
            /** @description The message was taken from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProductUpsertEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z7M5N6P7Q8R9S0T1V2W3X",
                 *       "type": "PRODUCT_UPSERT",
                 *       "time": "2026-01-12T09:10:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "product_id": "SKU-100",
                 *         "product_type_id": "sneakers",
                 *         "identifiers": [
                 *           {
                 *             "type": "GTIN",
                 *             "value": "4006381333931"
                 *           }
                 *         ],
                 *         "attributes": [
                 *           {
                 *             "id": "title",
                 *             "locale": "en_US",
                 *             "value": "Canvas sneakers"
                 *           },
                 *           {
                 *             "id": "size",
                 *             "value": "42"
                 *           }
                 *         ],
                 *         "standard_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 29.9,
                 *             "currency": "EUR"
                 *           }
                 *         },
                 *         "discount_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 24.9,
                 *             "currency": "EUR"
                 *           },
                 *           "start_date": "2026-02-01T00:00:00Z",
                 *           "end_date": "2026-02-15T00:00:00Z"
                 *         },
                 *         "stock": {
                 *           "action_type": "UPDATE",
                 *           "breakdown": [
                 *             {
                 *               "type": "FULFILLMENT_PARTNER",
                 *               "quantity": 4,
                 *               "partner": {
                 *                 "id": "partner_1"
                 *               }
                 *             }
                 *           ]
                 *         },
                 *         "inventory": {
                 *           "action_type": "UPDATE",
                 *           "quantity": 4,
                 *           "delivery_partner": {
                 *             "name": "Partner One"
                 *           }
                 *         },
                 *         "offer_attributes": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductUpsertEvent"];
            };
        };
        responses: {
            /** @description The message was taken from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrderActionEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderActionEvent"];
            };
        };
        responses: {
            /** @description The message was taken from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StoreManagementFeatureEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z8Y7Z6A5B4C3D2E1F0G9H",
                 *       "type": "STORE_MANAGEMENT_FEATURE",
                 *       "time": "2026-01-12T09:15:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "feature": "business-information-sync",
                 *         "configuration": {
                 *           "feature": "business-information-sync",
                 *           "status": "enabled"
                 *         },
                 *         "trigger_date": "2026-01-12T09:14:58Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StoreManagementFeatureEvent"];
            };
        };
        responses: {
            /** @description The message was taken from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export type OfferAttributeId = components['schemas']['OfferAttributeId'];
export type LocalizedText = components['schemas']['LocalizedText'];
export type OfferAttributeLabels = components['schemas']['OfferAttributeLabels'];
export type OfferAttributeDescriptions = components['schemas']['OfferAttributeDescriptions'];
export type RequirementLevel = components['schemas']['RequirementLevel'];
export type ConfigurationModes = components['schemas']['ConfigurationModes'];
export type BooleanOfferAttributeDefinition = components['schemas']['BooleanOfferAttributeDefinition'];
export type NumericOfferAttributeDefinition = components['schemas']['NumericOfferAttributeDefinition'];
export type TextOfferAttributeDefinition = components['schemas']['TextOfferAttributeDefinition'];
export type OfferAttributeValue = components['schemas']['OfferAttributeValue'];
export type ListOfferAttributeDefinition = components['schemas']['ListOfferAttributeDefinition'];
export type OfferAttributeDefinition = components['schemas']['OfferAttributeDefinition'];
export type Support = components['schemas']['Support'];
export type DiscountDateConfiguration = components['schemas']['DiscountDateConfiguration'];
export type DiscountPricePeriod = components['schemas']['DiscountPricePeriod'];
export type PricingConfiguration = components['schemas']['PricingConfiguration'];
export type OfferConfiguration = components['schemas']['OfferConfiguration'];
export type StandardOfferAttribute = components['schemas']['StandardOfferAttribute'];
export type UseCaseAttributes = components['schemas']['UseCaseAttributes'];
export type UseCaseConfiguration = components['schemas']['UseCaseConfiguration'];
export type UseCaseConfigurations = components['schemas']['UseCaseConfigurations'];
export type CatalogConfiguration = components['schemas']['CatalogConfiguration'];
export type Extensions = components['schemas']['Extensions'];
export type FieldFault = components['schemas']['FieldFault'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type RuleCondition = components['schemas']['RuleCondition'];
export type AllCondition = components['schemas']['AllCondition'];
export type AnyCondition = components['schemas']['AnyCondition'];
export type NotCondition = components['schemas']['NotCondition'];
export type TaxonomyAttributeId = components['schemas']['TaxonomyAttributeId'];
export type IsSetCondition = components['schemas']['IsSetCondition'];
export type RuleValue = components['schemas']['RuleValue'];
export type EqualsCondition = components['schemas']['EqualsCondition'];
export type InCondition = components['schemas']['InCondition'];
export type AttributeRedefinition = components['schemas']['AttributeRedefinition'];
export type RuleEffect = components['schemas']['RuleEffect'];
export type RuleConsequence = components['schemas']['RuleConsequence'];
export type TaxonomyRule = components['schemas']['TaxonomyRule'];
export type TaxonomyRules = components['schemas']['TaxonomyRules'];
export type TaxonomyLabels = components['schemas']['TaxonomyLabels'];
export type ProductTypeContext = components['schemas']['ProductTypeContext'];
export type ProductAttributeDescriptions = components['schemas']['ProductAttributeDescriptions'];
export type StandardProductAttributes = components['schemas']['StandardProductAttributes'];
export type ProductAttributeContext = components['schemas']['ProductAttributeContext'];
export type TextProductAttribute = components['schemas']['TextProductAttribute'];
export type IntegerProductAttribute = components['schemas']['IntegerProductAttribute'];
export type DecimalProductAttribute = components['schemas']['DecimalProductAttribute'];
export type ProductAttributeValue = components['schemas']['ProductAttributeValue'];
export type ListProductAttribute = components['schemas']['ListProductAttribute'];
export type MediaProductAttribute = components['schemas']['MediaProductAttribute'];
export type ProductAttribute = components['schemas']['ProductAttribute'];
export type TaxonomyRuleReference = components['schemas']['TaxonomyRuleReference'];
export type ProductType = components['schemas']['ProductType'];
export type Origin = components['schemas']['Origin'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderStatusReason = components['schemas']['OrderStatusReason'];
export type FulfillmentType = components['schemas']['FulfillmentType'];
export type Fulfillment = components['schemas']['Fulfillment'];
export type Address = components['schemas']['Address'];
export type BillingInfo = components['schemas']['BillingInfo'];
export type DeliveryWindow = components['schemas']['DeliveryWindow'];
export type ShippingInfo = components['schemas']['ShippingInfo'];
export type ShippingUpsert = components['schemas']['ShippingUpsert'];
export type OrderedProduct = components['schemas']['OrderedProduct'];
export type Money = components['schemas']['Money'];
export type Tax = components['schemas']['Tax'];
export type AdjustmentType = components['schemas']['AdjustmentType'];
export type AdjustmentReason = components['schemas']['AdjustmentReason'];
export type OrderAdjustment = components['schemas']['OrderAdjustment'];
export type AttributeId = components['schemas']['AttributeId'];
export type StringAttribute = components['schemas']['StringAttribute'];
export type NumericAttribute = components['schemas']['NumericAttribute'];
export type BooleanAttribute = components['schemas']['BooleanAttribute'];
export type DateAttribute = components['schemas']['DateAttribute'];
export type ListAttribute = components['schemas']['ListAttribute'];
export type CustomAttribute = components['schemas']['CustomAttribute'];
export type CustomAttributes = components['schemas']['CustomAttributes'];
export type OrderLineUpsert = components['schemas']['OrderLineUpsert'];
export type OrderUpsert = components['schemas']['OrderUpsert'];
export type OrdersUpsert = components['schemas']['OrdersUpsert'];
export type AnonymizedOrder = components['schemas']['AnonymizedOrder'];
export type AnonymizeAfterUpdate = components['schemas']['AnonymizeAfterUpdate'];
export type ActionErrorCode = components['schemas']['ActionErrorCode'];
export type ActionError = components['schemas']['ActionError'];
export type ActionSuccess = components['schemas']['ActionSuccess'];
export type ActionFailure = components['schemas']['ActionFailure'];
export type ActionOutcome = components['schemas']['ActionOutcome'];
export type DocumentType = components['schemas']['DocumentType'];
export type DocumentEntity = components['schemas']['DocumentEntity'];
export type DocumentMetadata = components['schemas']['DocumentMetadata'];
export type DocumentOrigin = components['schemas']['DocumentOrigin'];
export type DocumentUpload = components['schemas']['DocumentUpload'];
export type DocumentDeletion = components['schemas']['DocumentDeletion'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type ReturnRejectionReason = components['schemas']['ReturnRejectionReason'];
export type ReturnAddress = components['schemas']['ReturnAddress'];
export type ReturnTracking = components['schemas']['ReturnTracking'];
export type ReturnReason = components['schemas']['ReturnReason'];
export type ReturnLineUpsert = components['schemas']['ReturnLineUpsert'];
export type ReturnUpsert = components['schemas']['ReturnUpsert'];
export type ReturnsUpsert = components['schemas']['ReturnsUpsert'];
export type UpsertedReturn = components['schemas']['UpsertedReturn'];
export type RefusedReturnDetail = components['schemas']['RefusedReturnDetail'];
export type RefusedReturn = components['schemas']['RefusedReturn'];
export type ReturnsUpsertResult = components['schemas']['ReturnsUpsertResult'];
export type ChannelCarrier = components['schemas']['ChannelCarrier'];
export type CarriersUpsert = components['schemas']['CarriersUpsert'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type QualitySuspensionReason = components['schemas']['QualitySuspensionReason'];
export type SubChannel = components['schemas']['SubChannel'];
export type BusinessInformation = components['schemas']['BusinessInformation'];
export type Warehouse = components['schemas']['Warehouse'];
export type CatalogDiagnostic = components['schemas']['CatalogDiagnostic'];
export type StoreCatalogItem = components['schemas']['StoreCatalogItem'];
export type StoreCatalogItemsUpdate = components['schemas']['StoreCatalogItemsUpdate'];
export type EventId = components['schemas']['EventId'];
export type EventTime = components['schemas']['EventTime'];
export type ProductIdentifier = components['schemas']['ProductIdentifier'];
export type ChangeAction = components['schemas']['ChangeAction'];
export type OfferPrice = components['schemas']['OfferPrice'];
export type StandardPriceChange = components['schemas']['StandardPriceChange'];
export type DiscountPriceChange = components['schemas']['DiscountPriceChange'];
export type CentralizedStock = components['schemas']['CentralizedStock'];
export type WarehouseStock = components['schemas']['WarehouseStock'];
export type PartnerStock = components['schemas']['PartnerStock'];
export type StockPlace = components['schemas']['StockPlace'];
export type StockChange = components['schemas']['StockChange'];
export type InventoryChange = components['schemas']['InventoryChange'];
export type BooleanOfferAttribute = components['schemas']['BooleanOfferAttribute'];
export type ListOfferAttribute = components['schemas']['ListOfferAttribute'];
export type NumericOfferAttribute = components['schemas']['NumericOfferAttribute'];
export type TextOfferAttribute = components['schemas']['TextOfferAttribute'];
export type OfferAttribute = components['schemas']['OfferAttribute'];
export type SubChannelPrices = components['schemas']['SubChannelPrices'];
export type OfferUpsert = components['schemas']['OfferUpsert'];
export type OfferUpsertEvent = components['schemas']['OfferUpsertEvent'];
export type SubChannelPriceStock = components['schemas']['SubChannelPriceStock'];
export type PriceStockUpsert = components['schemas']['PriceStockUpsert'];
export type PriceStockUpsertEvent = components['schemas']['PriceStockUpsertEvent'];
export type ProductAttributeValueChange = components['schemas']['ProductAttributeValueChange'];
export type ProductUpsert = components['schemas']['ProductUpsert'];
export type ProductUpsertEvent = components['schemas']['ProductUpsertEvent'];
export type ActionId = components['schemas']['ActionId'];
export type LineAcceptance = components['schemas']['LineAcceptance'];
export type OrderAcceptance = components['schemas']['OrderAcceptance'];
export type AcceptCommand = components['schemas']['AcceptCommand'];
export type ShippedItem = components['schemas']['ShippedItem'];
export type OrderShipment = components['schemas']['OrderShipment'];
export type CreateShipmentCommand = components['schemas']['CreateShipmentCommand'];
export type TaxAmount = components['schemas']['TaxAmount'];
export type LineAdjustment = components['schemas']['LineAdjustment'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type RefundCommand = components['schemas']['RefundCommand'];
export type OrderCancelation = components['schemas']['OrderCancelation'];
export type CancelCommand = components['schemas']['CancelCommand'];
export type ReturnAcceptance = components['schemas']['ReturnAcceptance'];
export type AcceptReturnCommand = components['schemas']['AcceptReturnCommand'];
export type CommandTracking = components['schemas']['CommandTracking'];
export type ReturnTrackingUpdate = components['schemas']['ReturnTrackingUpdate'];
export type UpdateReturnTrackingInformationCommand = components['schemas']['UpdateReturnTrackingInformationCommand'];
export type ReturnStep = components['schemas']['ReturnStep'];
export type AcknowledgeReturnReceptionCommand = components['schemas']['AcknowledgeReturnReceptionCommand'];
export type CloseReturnCommand = components['schemas']['CloseReturnCommand'];
export type UploadedDocument = components['schemas']['UploadedDocument'];
export type UploadDocumentCommand = components['schemas']['UploadDocumentCommand'];
export type OrderActionEvent = components['schemas']['OrderActionEvent'];
export type StoreFeature = components['schemas']['StoreFeature'];
export type BusinessInformationSync = components['schemas']['BusinessInformationSync'];
export type StoreLinking = components['schemas']['StoreLinking'];
export type StoreFeatureConfiguration = components['schemas']['StoreFeatureConfiguration'];
export type StoreManagementFeature = components['schemas']['StoreManagementFeature'];
export type StoreManagementFeatureEvent = components['schemas']['StoreManagementFeatureEvent'];
