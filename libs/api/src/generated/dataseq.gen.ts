// Generated from openapi/dataseq.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/api/list-collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the collections */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_proteomics
                 */
                collection: components["schemas"]["CollectionName"];
            };
            cookie?: never;
        };
        /**
         * Fields of a collection that can be filtered
         * @description A bare list, by priority. An unknown collection gives an empty list.
         */
        get: operations["getSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_genomics
                 */
                name: components["parameters"]["CollectionName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that match a query
         * @description A search, in spite of the method. Without `sort` the order is that of the collection, and stable.
         */
        post: operations["queryCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/count-collections/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_genomics
                 */
                name: components["parameters"]["CollectionName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many matching records have which value of a field
         * @description The field is `group` in the query with the tree as body, or `group` in the body beside the tree; the query wins when both are there, and 400 answers when neither is. A bare list, in no order; a value that no record has is left out, null stands for records without the field.
         */
        post: operations["countCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_genomics
                 */
                name: components["parameters"]["CollectionName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts and histograms of many fields in one call
         * @description What a panel of filters shows, for one query: per field how many matching records have which value, or how many have a number in which bin. Conditions on the field itself are left out of its own numbers unless `own` is `included`, so that values which are not chosen keep theirs. Not in older servers, which answer 404: ask count-collections field by field there.
         *
         *     While the server prepares a large collection, whose records are new or have changed, numbers of records and sums may be estimates from a random sample. Parts of the answer with estimates have `estimated`; without it all numbers are exact. Ask again after some seconds for exact ones, or with `exact`, which takes longer then. The answer to the same request can change from estimated to exact at any time: do not store an estimated one.
         */
        post: operations["summariseCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Data repositories that the collections were built from */
        get: operations["listDataRepos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/hash/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Lower-case hex of crc32 (8 digits), crc64 (16), md5 (32), sha1 (40), sha256 (64) or sha512 (128), or an ETag (32 digits, a dash and a number may follow).
                 * @example d41d8cd98f00b204e9800998ecf8427e
                 */
                hash: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A signed link to the file with this checksum
         * @description No body. GET: open `baseurl` with `params` as its query. POST: submit a form of `data` to `baseurl`. 404 when nobody knows the file or it is not public. Older hosts answer errors as plain text.
         */
        post: operations["signFileByHash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Description of this service for GA4GH registries */
        get: operations["getDrsServiceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/{object_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description SHA-256 of the file in hex, or its MD5, in lower or upper case; the object's own id is in lower case. Any other id is unknown.
                 * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                 */
                object_id: components["parameters"]["DrsObjectId"];
            };
            cookie?: never;
        };
        /**
         * A public file as an object of the GA4GH Data Repository Service 1.4
         * @description One file with its size, its checksums and a link to its bytes, which needs no token and expires. The id is a checksum of the content, so an id names the same bytes for ever. HEAD answers as GET, without a body, here and at the other paths of this service.
         */
        get: operations["getDrsObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/{object_id}/access/{access_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description SHA-256 of the file in hex, or its MD5, in lower or upper case; the object's own id is in lower case. Any other id is unknown.
                 * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                 */
                object_id: components["parameters"]["DrsObjectId"];
                /**
                 * @description Id of an access method of the object.
                 * @example https
                 */
                access_id: string;
            };
            cookie?: never;
        };
        /** A new link to the bytes of an object */
        get: operations["getDrsAccessUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description `{brand}_genomics`, `{brand}_transcriptomics`, `{brand}_proteomics` or `{brand}_metabolomics`. */
        CollectionName: string;
        CollectionList: {
            collections: string[];
        };
        /**
         * @description Key of a field; dots reach into nested records.
         * @example data_format
         */
        Variable: string;
        /** @description A value of a field; null where the record has none. */
        Scalar: string | number | boolean | null;
        NumberRange: {
            /** @description Opaque. */
            _id?: unknown;
            min?: number | null;
            max?: number | null;
        };
        /** @description A field of a collection. category and bool fields may list their values (servers list them up to some number only); number and precision fields have min and max, in older servers inside `values` only. */
        FieldSchema: {
            /** @description Opaque. */
            _id?: unknown;
            /** @description Key of the field in the records. */
            key: string;
            /** @description Title of the filter panel. */
            name: string;
            /** @description Title of a chart. */
            short: string;
            description: string;
            /**
             * @description `number` is whole, `precision` has decimals.
             * @enum {string}
             */
            type: "category" | "bool" | "number" | "precision";
            collection: string;
            /** @description Order of the filters; categories up to 5 are chosen at the start. */
            priority: number;
            values?: components["schemas"]["Scalar"][] | components["schemas"]["NumberRange"][];
            /** @description Least value; numeric fields. */
            min?: number | null;
            /** @description Greatest value; numeric fields. */
            max?: number | null;
            /**
             * @description Display texts of values, by language (BCP 47) and value. A value without a label in a language is displayed as it is. All languages come at once, so that a client can switch without a request. Older servers send none.
             * @example {
             *       "zh-CN": {
             *         "Raw reads": "原始读段"
             *       }
             *     }
             */
            labels?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** @description A record about one file. Collections have further fields of their own, named by their schema. */
        DataFile: {
            /** @description Opaque. */
            _id?: string | number;
            file_name?: string;
            /**
             * @description Storage link.
             * @example minio://quartet-data-portal/genomics/a_R1.fastq.gz
             */
            file_path?: string;
            project_name?: string | null;
            project_id?: string | null;
            data_type?: string | null;
            data_category?: string | null;
            data_format?: string | null;
            /**
             * Format: int64
             * @description Bytes.
             */
            file_size?: number | null;
            library_id?: string | number | null;
            donor_id?: string | number | null;
            platform?: string | null;
            site?: string | null;
            /** @description Lower-case hex; `md_5sum` in some older collections. */
            md5sum?: string | null;
            /** @description Lower-case hex. Not in older collections. */
            sha256?: string | null;
        } & {
            [key: string]: unknown;
        };
        DataFilePage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["DataFile"][];
        };
        CategoryCount: {
            _id: components["schemas"]["Scalar"];
            /** @description Records, or different values of dedup_field. */
            total: number;
            /** @description Sum of the numbers of `sum` in the records with this value; only where it was requested, and not where it is too large for a number, or too uncertain for an estimate. */
            sum?: number;
            /** @description Records with this value that have no such number. */
            unsummed?: number;
            /** @description Different values of the requested fields in the records with this value, by field. */
            lists?: {
                [key: string]: components["schemas"]["ValueList"];
            };
        };
        ValueList: {
            /** @description Without null; numbers first, then texts by code point. */
            values: components["schemas"]["Scalar"][];
            /** @description How many there are; more than `values` holds above 8. */
            distinct: number;
        };
        /** @description Matches everything. */
        EmptyQuery: Record<string, never>;
        /** @description A condition on one field. `=` and `!=` take a scalar; `>`, `>=`, `<`, `<=` a number or text; `in` and `not in` a list, which may hold null; `regex` text, case-sensitive. A record without the field has null there. */
        QueryRule: {
            /** @constant */
            type: "rule";
            query: {
                variable: components["schemas"]["Variable"];
                /** @enum {string} */
                operator: "=" | "!=" | ">" | ">=" | "<" | "<=" | "in" | "not in" | "regex";
                value: components["schemas"]["Scalar"] | components["schemas"]["Scalar"][];
            };
        };
        /** @description Conditions joined by one word; at most 20 levels deep. For numeric ranges see the top of this document. */
        QueryGroup: {
            /** @constant */
            type: "group";
            /** @enum {string} */
            operator: "and" | "or";
            children: (components["schemas"]["QueryRule"] | components["schemas"]["QueryGroup"])[];
        };
        QueryTree: components["schemas"]["EmptyQuery"] | components["schemas"]["QueryRule"] | components["schemas"]["QueryGroup"];
        /** @description The field in the body, beside the tree. */
        CountRequest: {
            group: components["schemas"]["Variable"];
            query?: components["schemas"]["QueryTree"];
        };
        CountBody: components["schemas"]["QueryTree"] | components["schemas"]["CountRequest"];
        FacetRequest: {
            field: components["schemas"]["Variable"];
            /**
             * @description The most counts that are wanted; those of the most records come first.
             * @default 1000
             */
            limit?: number;
            /** @description Asks for a histogram instead; the field must have numbers. */
            bins?: number;
            /**
             * @description Bins of equal width; with `auto`, of equal ratio where the numbers are above 0 and the greatest is more than 1000 times the least. Not in older servers, whose bins have no `lowest`.
             * @default linear
             * @enum {string}
             */
            scale?: "linear" | "auto";
            /**
             * @description Counts that are left out at the beginning. Not in older servers.
             * @default 0
             */
            offset?: number;
            /**
             * @description Order of the counts; equal ones by value. Unknown is last by value. Not in older servers.
             * @default total:desc
             * @enum {string}
             */
            order?: "total:desc" | "total:asc" | "value:asc" | "value:desc" | "sum:asc" | "sum:desc";
            /**
             * @description Leaves Unknown out of the counts and of `distinct`; the answer then has `unknown`. Not in older servers, which do not send it.
             * @default false
             */
            known?: boolean;
            /** @description Field of numbers that are added up for each value, such as file_size. */
            sum?: components["schemas"]["Variable"];
            /** @description Fields whose different values are listed for each value. */
            lists?: components["schemas"]["Variable"][];
        };
        SummaryRequest: {
            query?: components["schemas"]["QueryTree"];
            facets: components["schemas"]["FacetRequest"][];
            /**
             * @description Whether conditions on a field bear on its own numbers.
             * @default excluded
             * @enum {string}
             */
            own?: "excluded" | "included";
            /** @description Count different values of this field instead of records; not in histograms. */
            dedup_field?: components["schemas"]["Variable"];
            /**
             * @description Refuses estimates: while a large collection is prepared, the answer then takes longer, or is 503 after some seconds. Older servers never estimate.
             * @default false
             */
            exact?: boolean;
        };
        /** @description Numbers of records and sums are estimates: those of a random sample, multiplied by `of` and divided by `sampled`. The standard error of an estimated number x of records is about the square root of x * (of - sampled) / sampled, that of a sum at most 10 %. Values that few records have may be missing, so that a value without a count has an estimate of 0. */
        Estimate: {
            /** @description Number of records in the sample. */
            sampled: number;
            /** @description Number of records of the collection. */
            of: number;
        };
        FacetCounts: {
            field: string;
            /** @description By total, the greatest first. */
            counts: components["schemas"]["CategoryCount"][];
            /** @description How many different values the matching records have, Unknown being one; more than there are counts when `limit` cut them. */
            distinct: number;
            /** @description Matching records without the field, where `known` was requested. */
            unknown?: number;
            /** @description Only where the totals are estimates; `distinct` is then the number of values in the sample. Numbers of different values, lists, counts with `known`, other orders than `total:desc`, later pages and fields with many different values are never estimated. */
            estimated?: components["schemas"]["Estimate"];
        };
        FacetBin: {
            /** @description Inclusive. */
            from: number;
            /** @description Exclusive; inclusive in the last bin. */
            to: number;
            total: number;
            /** @description Least of the matching numbers in the bin; null without one. Not in older servers. */
            lowest?: number | null;
            /** @description Greatest of them. */
            highest?: number | null;
        };
        /** @description Bins over the whole collection, so that they stay where they are when the query changes. */
        FacetHistogram: {
            field: string;
            /** @description Least number in the collection; null when the field has none. */
            min: number | null;
            max: number | null;
            bins: components["schemas"]["FacetBin"][];
            /** @description Matching records without a number there. */
            unknown: number;
            /** @description Sum of the numbers of the matching records. Not in older servers, and not where it is too large for a number, or too uncertain for an estimate. */
            sum?: number;
            /** @description Only where the numbers are estimates; `min`, `max`, `lowest` and `highest` are then those of the sample. */
            estimated?: components["schemas"]["Estimate"];
        };
        Summary: {
            /** @description Matching records, or different values of dedup_field. */
            total: number;
            /** @description Only where numbers of the answer are estimates: those of the facets with `estimated`, and `total` unless the query is empty or there is a dedup_field. */
            estimated?: components["schemas"]["Estimate"];
            facets: (components["schemas"]["FacetCounts"] | components["schemas"]["FacetHistogram"])[];
        };
        RepoOperator: {
            input1?: string;
            input2?: string;
            argument?: string;
            output?: string;
        };
        DataRepo: {
            name: string;
            description?: string;
            created?: string;
            files?: string[];
            config?: {
                executor?: string;
                operators?: components["schemas"]["RepoOperator"][];
            };
        };
        FileHash: {
            id?: number;
            /**
             * @example md5
             * @example sha256
             */
            hash_type: string;
            /** @description Lower-case hex. */
            hash: string;
            /** @description Id of the file in the index. */
            file?: string | null;
        };
        SignedLink: {
            /** @enum {string} */
            method: "GET" | "POST";
            baseurl: string;
            /** @description `Name: value` lines to send. */
            header: string[];
            /** @description `name=value` form fields. */
            data: string[];
            /** @description `name=value` parts of the query. */
            params: string[];
        };
        SignResponse: {
            filename: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            hashes: components["schemas"]["FileHash"][];
            sign: components["schemas"]["SignedLink"];
        };
        DrsService: {
            /** @description Name of the host in reverse, and `drs`. */
            id: string;
            name: string;
            type: {
                /** @constant */
                group: "org.ga4gh";
                /** @constant */
                artifact: "drs";
                /** @description Version of the standard. */
                version: string;
            };
            organization: {
                name: string;
                url: string;
            };
            /** @description Version of this server. */
            version: string;
            /** @description Most objects in one request; 0 for a server that answers one object at a time. */
            maxBulkRequestLength: number;
        };
        DrsAccessUrl: {
            url: string;
            /** @description `Name: value` lines to send. */
            headers?: string[];
        };
        DrsAccessMethod: {
            /** @enum {string} */
            type: "s3" | "gs" | "ftp" | "gsiftp" | "globus" | "htsget" | "https" | "file";
            access_url?: components["schemas"]["DrsAccessUrl"];
            access_id?: string;
        };
        DrsChecksum: {
            /**
             * @example sha-256
             * @example md5
             */
            type: string;
            /** @description Lower-case hex. */
            checksum: string;
        };
        DrsObject: {
            id: string;
            name?: string;
            self_uri: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** Format: date-time */
            created_time: string;
            mime_type?: string;
            checksums: components["schemas"]["DrsChecksum"][];
            access_methods?: components["schemas"]["DrsAccessMethod"][];
            /** @description Storage link of the file. */
            aliases?: string[];
        };
        /** @description One field of the request that was refused, and why. */
        FieldProblem: {
            /**
             * @description Where the problem is; dots and indexes reach into the body (`samples.0.read1`), query parameters stand by name.
             * @example project_name
             */
            field: string;
            /**
             * @description A sentence for people, in English.
             * @example must have at least 5 characters
             */
            message: string;
        };
        /** @description The body of every error that this product's own servers send. */
        ErrorBody: {
            /**
             * @description A sentence for people, in English; clients show it as it is.
             * @example Not found
             */
            message: string;
            /** @description The fields that were refused; absent when the request as a whole was. */
            details?: components["schemas"]["FieldProblem"][];
            /**
             * @description Done share of the work of the server that the request waits for, such as the index of a collection that is being built. Absent otherwise.
             * @example 0.42
             */
            progress?: number;
        };
        /** @description What every page says about itself, in datains and dataseq. */
        PageFields: {
            /** @description Entries that match, over all pages. */
            total: number;
            /** @description This page, counted from 1. */
            page: number;
            /** @description Entries asked for per page. */
            per_page: number;
        };
    };
    responses: {
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed; the message does not reveal why. Older deployments send the name of an exception class in `exception` or `class`. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong on the server"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database of the server does not answer at the moment; nothing was changed. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The database of the server does not answer at the moment. Try again in 5 seconds."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The disk of the server or of its database is full; nothing was saved. */
        DiskFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The disk of the server is full, so nothing was saved. Tell the people who run this site, and try again later."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A query value or the body does not fit this document, or is larger or deeper than the operation accepts. Our servers answer JSON that names the first problem of the body, in at most 4 kB. Older deployments answer `text/html` or `text/plain` with a bare explanation, or a JSON dump of another shape; clients take any of them and show the text that they can find. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid",
                 *       "details": [
                 *         {
                 *           "field": "page",
                 *           "message": "must be >= 1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Nothing has this id or name; an id of another form (no UUID, for instance) names nothing either. Older deployments answer `200 {}` for an unknown project or job, 500 for an unknown task and an empty body for an unknown path; clients read all of them as "not found". */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A part of the path is longer than the server takes. */
        UriTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "A part of the path is longer than this server takes."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body of the request did not arrive within a minute, and the server closes the connection. Send the request again. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body of the request did not arrive within 60 seconds. Send it again."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body has more bytes than the operation accepts (`x-body-limits.bytes`; rules in README.md), or a file is larger than the server returns as text. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body is larger than 65536 bytes, the most that this operation accepts: send less in one request."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Send the body as application/json."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database of the server does not answer at the moment, or the request needs the index of a large collection that is being built: then the body has `progress`, and the same request has its result later. Requests for 1,000 rows and more wait for theirs instead. */
        NotReady: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The server is building the index that this request needs (42 % done). Try again in 3 seconds.",
                 *       "progress": 0.42
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description SHA-256 of the file in hex, or its MD5, in lower or upper case; the object's own id is in lower case. Any other id is unknown.
         * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
         */
        DrsObjectId: string;
        /**
         * @description Name of the collection.
         * @example quartet_genomics
         */
        CollectionName: components["schemas"]["CollectionName"];
        /**
         * @description `<field>:asc` or `<field>:desc`. Records without the field come last. Not in older servers, which ignore it.
         * @example file_size:desc
         */
        Sort: string;
        /**
         * @description The page, counted from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Records per page; wide enough to download the metadata of a whole view.
         * @example 10
         */
        RecordsPerPage: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bare names; titles and tabs are configuration of the client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         "quartet_genomics",
                     *         "quartet_transcriptomics",
                     *         "quartet_proteomics",
                     *         "quartet_metabolomics"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_proteomics
                 */
                collection: components["schemas"]["CollectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "1",
                     *         "key": "data_format",
                     *         "name": "Data Format",
                     *         "short": "Data Format",
                     *         "description": "Format of the data file.",
                     *         "type": "category",
                     *         "collection": "quartet_genomics",
                     *         "priority": 1,
                     *         "values": [
                     *           "FASTQ",
                     *           "BAM",
                     *           "VCF",
                     *           null
                     *         ]
                     *       },
                     *       {
                     *         "_id": "2",
                     *         "key": "input_ng",
                     *         "name": "Input Ng",
                     *         "short": "Input Ng",
                     *         "description": "Input amount in nanograms.",
                     *         "type": "precision",
                     *         "collection": "quartet_genomics",
                     *         "priority": 8,
                     *         "values": [
                     *           {
                     *             "_id": "input_ng",
                     *             "min": 1,
                     *             "max": 1000
                     *           }
                     *         ],
                     *         "min": 1,
                     *         "max": 1000
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FieldSchema"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    queryCollection: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page; wide enough to download the metadata of a whole view.
                 * @example 10
                 */
                per_page?: components["parameters"]["RecordsPerPage"];
                /**
                 * @description `<field>:asc` or `<field>:desc`. Records without the field come last. Not in older servers, which ignore it.
                 * @example file_size:desc
                 */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_genomics
                 */
                name: components["parameters"]["CollectionName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryTree"];
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 10,
                     *       "data": [
                     *         {
                     *           "_id": "10",
                     *           "file_name": "a_R1.fastq.gz",
                     *           "file_path": "minio://quartet-data-portal/genomics/a_R1.fastq.gz",
                     *           "project_name": "Batch 1",
                     *           "project_id": "P1",
                     *           "data_type": "Raw Reads",
                     *           "data_category": "Sequencing Reads",
                     *           "data_format": "FASTQ",
                     *           "file_size": 5368709120,
                     *           "library_id": "L1",
                     *           "donor_id": "D5",
                     *           "platform": "ILM",
                     *           "site": "S1",
                     *           "md5sum": "d41d8cd98f00b204e9800998ecf8427e",
                     *           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DataFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    countCollection: {
        parameters: {
            query?: {
                /**
                 * @description Key of the field to count by.
                 * @example data_format
                 */
                group?: components["schemas"]["Variable"];
                /**
                 * @description Count different values of this field instead of records: library_id on the Libraries tab, donor_id on the Donor tab.
                 * @example library_id
                 */
                dedup_field?: components["schemas"]["Variable"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_genomics
                 */
                name: components["parameters"]["CollectionName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountBody"];
            };
        };
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "FASTQ",
                     *         "total": 2646
                     *       },
                     *       {
                     *         "_id": null,
                     *         "total": 3
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CategoryCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    summariseCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the collection.
                 * @example quartet_genomics
                 */
                name: components["parameters"]["CollectionName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": {
                 *         "type": "rule",
                 *         "query": {
                 *           "variable": "platform",
                 *           "operator": "in",
                 *           "value": [
                 *             "ILM"
                 *           ]
                 *         }
                 *       },
                 *       "facets": [
                 *         {
                 *           "field": "data_format",
                 *           "limit": 5
                 *         },
                 *         {
                 *           "field": "snr",
                 *           "bins": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SummaryRequest"];
            };
        };
        responses: {
            /** @description The summaries, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2649,
                     *       "facets": [
                     *         {
                     *           "field": "data_format",
                     *           "distinct": 2,
                     *           "counts": [
                     *             {
                     *               "_id": "FASTQ",
                     *               "total": 2646
                     *             },
                     *             {
                     *               "_id": null,
                     *               "total": 3
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "field": "snr",
                     *           "min": 0,
                     *           "max": 30,
                     *           "bins": [
                     *             {
                     *               "from": 0,
                     *               "to": 15,
                     *               "total": 1200
                     *             },
                     *             {
                     *               "from": 15,
                     *               "to": 30,
                     *               "total": 1400
                     *             }
                     *           ],
                     *           "unknown": 49,
                     *           "sum": 39000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listDataRepos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list; empty when none is configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "clinical-data",
                     *         "description": "Clinical tables",
                     *         "created": "2021-07-01T08:00:00Z",
                     *         "files": [
                     *           "patients.csv"
                     *         ],
                     *         "config": {
                     *           "executor": "csvtk",
                     *           "operators": [
                     *             {
                     *               "input1": "a.csv",
                     *               "input2": "b.csv",
                     *               "argument": "-f id",
                     *               "output": "ab.csv"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DataRepo"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    signFileByHash: {
        parameters: {
            query?: {
                /**
                 * @description Where to take the file from. The first known place whose URL has the word; our server takes any.
                 * @example http
                 */
                which_repo?: "node" | "gsa" | "http" | "oss" | "s3" | "minio";
            };
            header?: never;
            path: {
                /**
                 * @description Lower-case hex of crc32 (8 digits), crc64 (16), md5 (32), sha1 (40), sha256 (64) or sha512 (128), or an ETag (32 digits, a dash and a number may follow).
                 * @example d41d8cd98f00b204e9800998ecf8427e
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sign": {
                     *         "header": [],
                     *         "data": [],
                     *         "baseurl": "https://files.example.org/a_R1.fastq.gz",
                     *         "method": "GET",
                     *         "params": []
                     *       },
                     *       "size": 5368709120,
                     *       "hashes": [
                     *         {
                     *           "id": 1,
                     *           "hash_type": "md5",
                     *           "hash": "d41d8cd98f00b204e9800998ecf8427e",
                     *           "file": null
                     *         }
                     *       ],
                     *       "filename": "a_R1.fastq.gz"
                     *     }
                     */
                    "application/json": components["schemas"]["SignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getDrsServiceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the service-info specification of GA4GH has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "org.example.portal.drs",
                     *       "name": "quartet",
                     *       "type": {
                     *         "group": "org.ga4gh",
                     *         "artifact": "drs",
                     *         "version": "1.4.0"
                     *       },
                     *       "organization": {
                     *         "name": "quartet",
                     *         "url": "https://portal.example.org"
                     *       },
                     *       "version": "1.2.0",
                     *       "maxBulkRequestLength": 0
                     *     }
                     */
                    "application/json": components["schemas"]["DrsService"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getDrsObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description SHA-256 of the file in hex, or its MD5, in lower or upper case; the object's own id is in lower case. Any other id is unknown.
                 * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                 */
                object_id: components["parameters"]["DrsObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *       "name": "a_R1.fastq.gz",
                     *       "self_uri": "drs://portal.example.org/e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *       "size": 5368709120,
                     *       "created_time": "2024-05-01T08:00:00.000Z",
                     *       "mime_type": "application/gzip",
                     *       "checksums": [
                     *         {
                     *           "type": "sha-256",
                     *           "checksum": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
                     *         }
                     *       ],
                     *       "access_methods": [
                     *         {
                     *           "type": "https",
                     *           "access_id": "https",
                     *           "access_url": {
                     *             "url": "https://files.example.org/a_R1.fastq.gz?signature=x"
                     *           }
                     *         }
                     *       ],
                     *       "aliases": [
                     *         "minio://quartet-data-portal/genomics/a_R1.fastq.gz"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DrsObject"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getDrsAccessUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description SHA-256 of the file in hex, or its MD5, in lower or upper case; the object's own id is in lower case. Any other id is unknown.
                 * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                 */
                object_id: components["parameters"]["DrsObjectId"];
                /**
                 * @description Id of an access method of the object.
                 * @example https
                 */
                access_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, which needs no token and expires. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://files.example.org/a_R1.fastq.gz?signature=x"
                     *     }
                     */
                    "application/json": components["schemas"]["DrsAccessUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
}
