// Generated from openapi/quartet-service.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/api/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of the installed report tools
         * @description Some older servers answer a bare list; clients take both.
         */
        get: operations["listReportTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's tasks, newest start first
         * @description Older servers ignore `name`, `verdict`, `started_from` and `started_before`; `applied_filters` of the page names those that it follows.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** One task */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report as a PDF document
         * @description The server prints the page of the report at the first request and keeps the document; later requests answer its link at once. Older servers answer 404.
         */
        post: operations["createReportPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a report tool, for instance `{brand}-protqc-report`.
                 * @example quartet-protqc-report
                 */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a report
         * @description The answer comes at once, the report later: read the task. 404 when the tool is not installed, 422 when a file cannot be used or the body is not the one of this tool.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool/omics-dataset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce a data set to upload */
        post: operations["createUploadTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool/omics-dataset/{id}/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new access key for an upload
         * @description Shown once. Clients neither store nor log it.
         */
        post: operations["refreshUploadToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool/omics-dataset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Check that an upload is whole, and finish it */
        put: operations["checkUploadTask"];
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
        ReportToolList: {
            success?: boolean;
            total: number;
            data: components["schemas"]["AppManifest"][];
        };
        /** @description One run of a plugin. The fields of older report records are there only when an older server sends them. */
        Task: {
            id: components["schemas"]["Uuid"];
            name: string;
            description?: string | null;
            /**
             * @example quartet-protqc-report
             * @example omics-dataset
             */
            plugin_name: string;
            /**
             * @example ReportPlugin
             * @example ToolPlugin
             */
            plugin_type: string;
            plugin_version: string;
            /** @description Email of the owner. */
            owner?: string | null;
            /** @description The body that started it. */
            payload?: {
                [key: string]: unknown;
            };
            response?: components["schemas"]["TaskResponse"];
            started_time: components["schemas"]["Milliseconds"];
            /** @description Milliseconds since 1970; null until it ended, also set on failure. */
            finished_time?: components["schemas"]["NullableMilliseconds"];
            /**
             * @description Submitted while it waits for a free slot. Archived and Checked come from older report records only; both count as finished.
             * @enum {string}
             */
            status: "Submitted" | "Started" | "Finished" | "Failed" | "Archived" | "Checked";
            /** @description Keeps its last value on failure. */
            percentage?: number;
            /** @description The project whose job made it. Not in older servers. */
            project_id?: string | null;
            /** @description The `id` of the job record that made it. Not in older servers. */
            workflow_id?: string | null;
            /** @description Level of the verdict in report.json; null until the report is finished, and for one without a verdict. Reports only; absent from older servers, and null for older reports. */
            verdict?: components["schemas"]["Verdict"] | null;
            /** @description True when the service makes PDF documents of reports (`/api/tasks/{id}/pdf`). Reports only; absent from older servers, which make none. */
            pdf?: boolean;
            /** @description Older report records only. */
            report_name?: string | null;
            /** @description Older report records only; a path relative to the base of this service. */
            report_path?: string | null;
            /** @description Older report records only. */
            report_type?: string | null;
            /** @description Older report records only. */
            app_name?: string | null;
            /** @description Older report records only. */
            projectId?: string | null;
            /** @description Older report records only; checked when greater than 0. */
            checked_time?: number | null;
            /** @description Older report records only; archived when greater than 0. */
            archived_time?: number | null;
        };
        /**
         * @description Level of the quality verdict of a report.
         * @enum {string}
         */
        Verdict: "pass" | "warn" | "fail" | "not-assessed";
        /** @description What the plugin made, or will make. Always parse these links; where they point is not fixed. */
        TaskResponse: ({
            /** @description Storage link of the report as a web page. */
            report?: string;
            /** @description Storage link of a JSON file `{"status": "Running|Success|Error", "msg": "..."}`. */
            log?: string;
            /** @description Storage link of report.json with the figures. Not in older servers. */
            result?: string;
            /** @description Storage link of ro-crate-metadata.json (RO-Crate 1.2) of a finished report: its files and inputs with checksums, software, threshold profile and references. Not in older servers. */
            crate?: string;
            /** @description Upload tasks only. */
            data?: {
                /** @description Storage link of the folder to upload to. */
                upload_link?: string;
            };
        } & {
            [key: string]: unknown;
        }) | null;
        ReportPdf: {
            /** @description Storage link of the document. */
            link: string;
        };
        TaskPage: components["schemas"]["TaskPageFields"] & {
            data: components["schemas"]["Task"][];
            /** @description Those of these filters that the query has and the page follows. Absent from older servers, which ignore them. */
            applied_filters?: ("name" | "verdict" | "started_from" | "started_before")[];
        };
        /**
         * @description A storage link, or a `file://` path as the report service sees it.
         * @example minio://tservice/0b1c/data.csv
         */
        InputLink: string;
        /** @description Title of the report. */
        ReportName: string;
        /** @description For DNA. */
        DirectoryReport: {
            name: components["schemas"]["ReportName"];
            /** @description When absent: `Quality control report for <name>`. */
            description?: string;
            /** @description Directory of the project's results, or of outputs of MultiQC and other tools; ends with a slash. */
            filepath: components["schemas"]["InputLink"];
            /**
             * @description Whole genome or exome; by default the files say it. Not in older servers.
             * @enum {string}
             */
            sequencing?: "auto" | "WGS" | "WES";
            /**
             * @description Limits that give the verdict; `default` without it. Not in older servers.
             * @enum {string}
             */
            threshold_profile?: "default" | "strict";
            /** @description Donors of samples whose names do not say them. Not in older servers. */
            metadata?: components["schemas"]["DonorRow"][];
        } & {
            [key: string]: unknown;
        };
        DonorRow: {
            /**
             * @description Name of the sample as the report shows it.
             * @example lab7_a
             */
            library: string;
            /**
             * @description Its donor.
             * @enum {string}
             */
            sample: "D5" | "D6" | "F7" | "M8";
        };
        /** @description For RNA on older servers. */
        LibraryReport: {
            name: components["schemas"]["ReportName"];
            description?: string;
            /** @description Directory of the project's results; ends with a slash. Older servers take `oss://` only. */
            filepath: components["schemas"]["InputLink"];
            metadata: components["schemas"]["LibraryRow"][];
        } & {
            [key: string]: unknown;
        };
        LibraryRow: {
            /** @description Name of the first read file without `_R1.fastq.gz` and the like. */
            library: string;
            /**
             * @description Sample and replicate.
             * @example D5_1
             */
            group: string;
            /**
             * @description The part of `group` before the underscore.
             * @example D5
             */
            sample: string;
        };
        /** @description For proteins, metabolites and counts of RNA. Two CSV files; contract of the columns in README.md. */
        TableReport: {
            name: components["schemas"]["ReportName"];
            description?: string;
            data_file: components["schemas"]["InputLink"];
            metadata_file: components["schemas"]["InputLink"];
            /**
             * @description Scale of the values; by default it is detected. Not in older servers.
             * @enum {string}
             */
            scale?: "auto" | "log2" | "intensities";
            /**
             * @description Limits that give the verdict; `default` without it. Not in older servers.
             * @enum {string}
             */
            threshold_profile?: "default" | "strict";
        } & {
            [key: string]: unknown;
        };
        ReportSubmit: components["schemas"]["TableReport"] | components["schemas"]["LibraryReport"] | components["schemas"]["DirectoryReport"];
        ReportCreated: {
            /** @description Id of the task. Not in older servers. */
            id?: components["schemas"]["Uuid"];
            /** @description Storage link where the report will be. */
            report: string;
            /** @description Storage link where the log will be. */
            log: string;
            /** @description Storage link where report.json will be. Not in older servers. */
            result?: string;
        };
        /** @enum {string} */
        OmicsType: "genomics" | "transcriptomics" | "proteomics" | "metabolomics";
        UploadTaskSubmit: {
            /** @description Name of the data set. */
            name: string;
            email: string;
            /** @description The user's folder name. */
            manager: string;
            data_type: components["schemas"]["OmicsType"];
            description?: string;
        };
        UploadTaskCreated: {
            task_id: components["schemas"]["Uuid"];
            data: {
                /** @description Storage link of the folder to upload to. */
                upload_link: string;
            };
        };
        UploadTokenRequest: {
            name: string;
            manager: string;
            email: string;
            data_type: components["schemas"]["OmicsType"];
        };
        UploadToken: {
            sts_token: {
                /** @description Storage link of the folder to upload to. */
                osspath: string;
                /** @example oss-cn-shanghai */
                region: string;
                /** Format: date-time */
                expiration: string;
                /** @description Temporary access key id. */
                id: string;
                /** @description Temporary access key secret. */
                secret: string;
                /** @description Security token. */
                stoken: string;
            };
            /** @description Opaque text for a desktop uploader. */
            authorization_code: string;
        };
        UploadCheckRequest: {
            name: string;
            email: string;
            manager: string;
            data_type: components["schemas"]["OmicsType"];
            description?: string;
            /** @constant */
            status: "Finished";
        };
        UploadCheck: {
            /**
             * @description `Success`; any other word means that the check failed.
             * @example Success
             * @example Failed
             */
            status: string;
            /** @description What was checked, line by line. */
            msg: string;
        };
        AppIcon: {
            /** @description URL, or empty for none. */
            src?: string;
            /** @example image/png */
            type?: string;
            /** @example 192x192 */
            sizes?: string;
        };
        /** @description The card of a pipeline, a report tool or another tool in the app store. */
        AppManifest: {
            /** @description MD5 of `app_name`, the id that GET /api/installed-apps gives; absent for report tools. */
            id?: string;
            /**
             * @description Title for people.
             * @example RNA-seq QC
             */
            name: string;
            /**
             * @description Names the screen that the card opens.
             * @example rnaseq-qc
             */
            short_name: string;
            /**
             * @description `<owner>/<short_name>-<version>`; absent for report tools.
             * @example lab/rnaseq-qc-v0.2.1
             */
            app_name?: string;
            /**
             * @description When absent it is the text after the last dash of `app_name`.
             * @example v0.2.1
             */
            version?: string;
            /** @description Home page of the software. */
            home?: string;
            /** @description Left out of the app store when true. */
            hidden?: boolean;
            /** @description For apps the owner part of `app_name`. */
            author?: string;
            description?: string;
            icons?: components["schemas"]["AppIcon"][];
            /**
             * @description Pipeline, Report, Tool or LocalTool; others are shown as tools.
             * @example Pipeline
             */
            category?: string;
            /**
             * @description Who publishes it.
             * @example PGx
             */
            source?: string;
            /** @description Report tools only. */
            maintainers?: string[];
            tags?: string[];
            /** @description Samples of a run that works on this server, for reading and as a template. Absent where there is none. */
            example?: {
                [key: string]: unknown;
            }[];
            /** @description URL of the help text; report tools only. */
            readme?: string;
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
        };
        /**
         * @description State of a task of the report service; Submitted while it waits for a free slot. Older servers say Started then.
         * @enum {string}
         */
        TaskStatus: "Submitted" | "Started" | "Finished" | "Failed";
        /**
         * @description A lower-case UUID.
         * @example 0b1c2d3e-0000-1000-8000-000000000020
         */
        Uuid: string;
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1653000000000
         */
        Milliseconds: number;
        /** @description What a page of report tasks says about itself. */
        TaskPageFields: {
            /** @description Entries that match, over all pages. */
            total: number;
            /** @description This page, counted from 1. */
            page: number;
            /** @description Entries asked for per page. */
            page_size: number;
        };
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z; null while it has not happened.
         * @example 1653000600000
         * @example null
         */
        NullableMilliseconds: number | null;
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
        /** @description The bearer token is missing, expired or not ours. Older gateways answer `{"error": "..."}` instead. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The access token is missing or has expired"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller is known, but this is neither theirs nor their groups'. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You may not change this project"
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
        /** @description The request is well formed, but the present state does not allow it; the message says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "A project that has succeeded cannot be stopped"
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
        /** @description The body has the right shape, but what it names cannot be used (a file that does not exist, an app that is not installed), or an `Idempotency-Key` came again with another body. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "An input file does not exist",
                 *       "details": [
                 *         {
                 *           "field": "samples.0.read1",
                 *           "message": "minio://users/data/ada/a_R1.fastq.gz does not exist"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the task.
         * @example 0b1c2d3e-0000-1000-8000-000000000040
         */
        TaskId: components["schemas"]["Uuid"];
        /**
         * @description The page, counted from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Tasks per page.
         * @example 10
         */
        PageSize: number;
        /**
         * @description A value of the caller's making, new for each intent (a UUID does). The same key with the same body within a day gives the first response again and makes nothing new; with another body it gives 422. Servers that do not know the header ignore it.
         * @example 0b1c2d3e-0000-4000-8000-000000000099
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description The scheme that is expected, after RFC 6750. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listReportTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, unpaged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "name": "Proteomics QC report",
                     *           "version": "v0.2.4",
                     *           "description": "Quality of a protein table",
                     *           "category": "Report",
                     *           "home": "https://example.org",
                     *           "source": "PGx",
                     *           "short_name": "quartet-protqc-report",
                     *           "icons": [
                     *             {
                     *               "src": "",
                     *               "type": "image/png",
                     *               "sizes": "192x192"
                     *             }
                     *           ],
                     *           "author": "Someone",
                     *           "maintainers": [
                     *             "Someone"
                     *           ],
                     *           "tags": [
                     *             "proteomics"
                     *           ],
                     *           "readme": "https://example.org/readme"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReportToolList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Tasks per page.
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Only tasks in this state.
                 * @example Finished
                 */
                status?: components["schemas"]["TaskStatus"];
                /**
                 * @description Only tasks of this plugin.
                 * @example quartet-protqc-report
                 */
                plugin_name?: string;
                /**
                 * @description Only plugins of this type: ReportPlugin or ToolPlugin.
                 * @example ReportPlugin
                 */
                plugin_type?: string;
                /**
                 * @description Exact owner.
                 * @example ada@example.org
                 */
                owner?: string;
                /**
                 * @description Only tasks of this project. Not in older servers.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only tasks of the job whose record has this `id`. Not in older servers.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                workflow_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only tasks whose name contains this text, whatever its case.
                 * @example demo
                 */
                name?: string;
                /**
                 * @description Only reports with this verdict.
                 * @example pass
                 */
                verdict?: components["schemas"]["Verdict"];
                /**
                 * @description Only tasks that started at this time or later.
                 * @example 1653000000000
                 */
                started_from?: components["schemas"]["Milliseconds"];
                /**
                 * @description Only tasks that started before this time.
                 * @example 1653086400000
                 */
                started_before?: components["schemas"]["Milliseconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "page": 1,
                     *       "page_size": 10,
                     *       "data": [
                     *         {
                     *           "id": "0b1c2d3e-0000-1000-8000-000000000040",
                     *           "name": "demo_project",
                     *           "description": "Quality control report for demo_project",
                     *           "payload": {
                     *             "name": "demo_project",
                     *             "description": "Quality control report for demo_project",
                     *             "filepath": "minio://projects/demo_project/"
                     *           },
                     *           "plugin_name": "quartet-dseqc-report",
                     *           "plugin_type": "ReportPlugin",
                     *           "plugin_version": "v0.2.4",
                     *           "response": {
                     *             "report": "minio://tservice/ada/0b1c/report.html",
                     *             "log": "minio://tservice/ada/0b1c/log",
                     *             "result": "minio://tservice/ada/0b1c/report.json"
                     *           },
                     *           "started_time": 1653000000000,
                     *           "finished_time": 1653000600000,
                     *           "status": "Finished",
                     *           "percentage": 100,
                     *           "verdict": "pass",
                     *           "owner": "ada@example.org",
                     *           "project_id": "0b1c2d3e-0000-1000-8000-000000000020",
                     *           "workflow_id": "0b1c2d3e-0000-1000-8000-000000000030"
                     *         },
                     *         {
                     *           "id": "0b1c2d3e-0000-1000-8000-000000000041",
                     *           "name": "rna_run1",
                     *           "description": "",
                     *           "payload": {
                     *             "name": "rna_run1",
                     *             "email": "ada@example.org",
                     *             "manager": "ada",
                     *             "data_type": "transcriptomics",
                     *             "status": "Started",
                     *             "duration_seconds": 43200
                     *           },
                     *           "plugin_name": "omics-dataset",
                     *           "plugin_type": "ToolPlugin",
                     *           "plugin_version": "v0.1.0",
                     *           "response": {
                     *             "data": {
                     *               "upload_link": "minio://users/data/ada/rna_run1/transcriptomics/"
                     *             }
                     *           },
                     *           "started_time": 1653000000000,
                     *           "finished_time": null,
                     *           "status": "Started",
                     *           "percentage": 0,
                     *           "owner": "ada@example.org",
                     *           "project_id": null,
                     *           "workflow_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-1000-8000-000000000042",
                     *       "name": "protein_batch_1",
                     *       "description": "",
                     *       "payload": {
                     *         "name": "protein_batch_1",
                     *         "description": "",
                     *         "data_file": "minio://tservice/0b1c/data.csv",
                     *         "metadata_file": "minio://tservice/0b1c/metadata.csv"
                     *       },
                     *       "plugin_name": "quartet-protqc-report",
                     *       "plugin_type": "ReportPlugin",
                     *       "plugin_version": "v0.2.4",
                     *       "response": {
                     *         "report": "minio://tservice/0b1c/report.html",
                     *         "log": "minio://tservice/0b1c/log",
                     *         "result": "minio://tservice/0b1c/report.json"
                     *       },
                     *       "started_time": 1653000000000,
                     *       "finished_time": 1653000002000,
                     *       "status": "Finished",
                     *       "percentage": 100,
                     *       "owner": "ada@example.org",
                     *       "project_id": null,
                     *       "workflow_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createReportPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": "minio://tservice/0b1c/report.pdf"
                     *     }
                     */
                    "application/json": components["schemas"]["ReportPdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description This server makes no PDF documents; the page of the report can be printed by a browser. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This site makes no PDF documents. Open the report as HTML and print it in your browser."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The program that prints documents failed, or took too long. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The PDF document could not be made. Open the report as HTML and print it in your browser."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the caller's making, new for each intent (a UUID does). The same key with the same body within a day gives the first response again and makes nothing new; with another body it gives 422. Servers that do not know the header ignore it.
                 * @example 0b1c2d3e-0000-4000-8000-000000000099
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Short name of a report tool, for instance `{brand}-protqc-report`.
                 * @example quartet-protqc-report
                 */
                name: string;
            };
            cookie?: never;
        };
        /** @description By the tool: DirectoryReport for DNA, TableReport for proteins, metabolites and counts of RNA. Older servers take LibraryReport for RNA. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSubmit"];
            };
        };
        responses: {
            /** @description Where the report and its log will be. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-1000-8000-000000000042",
                     *       "report": "minio://tservice/0b1c/report.html",
                     *       "log": "minio://tservice/0b1c/log",
                     *       "result": "minio://tservice/0b1c/report.json"
                     *     }
                     */
                    "application/json": components["schemas"]["ReportCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createUploadTask: {
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
                 *       "name": "rna_run1",
                 *       "email": "ada@example.org",
                 *       "manager": "ada",
                 *       "data_type": "transcriptomics",
                 *       "description": ""
                 *     }
                 */
                "application/json": components["schemas"]["UploadTaskSubmit"];
            };
        };
        responses: {
            /** @description The task, and where to upload. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "0b1c2d3e-0000-1000-8000-000000000041",
                     *       "data": {
                     *         "upload_link": "minio://users/data/ada/rna_run1/transcriptomics/"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadTaskCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    refreshUploadToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "rna_run1",
                 *       "manager": "ada",
                 *       "email": "ada@example.org",
                 *       "data_type": "transcriptomics"
                 *     }
                 */
                "application/json": components["schemas"]["UploadTokenRequest"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sts_token": {
                     *         "osspath": "minio://users/data/ada/rna_run1/transcriptomics/",
                     *         "region": "local",
                     *         "expiration": "2022-05-20T10:40:00Z",
                     *         "id": "example-key-id",
                     *         "secret": "example-secret",
                     *         "stoken": "example-token"
                     *       },
                     *       "authorization_code": "ZXhhbXBsZQ=="
                     *     }
                     */
                    "application/json": components["schemas"]["UploadToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    checkUploadTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 0b1c2d3e-0000-1000-8000-000000000040
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "rna_run1",
                 *       "email": "ada@example.org",
                 *       "manager": "ada",
                 *       "data_type": "transcriptomics",
                 *       "description": "",
                 *       "status": "Finished"
                 *     }
                 */
                "application/json": components["schemas"]["UploadCheckRequest"];
            };
        };
        responses: {
            /** @description What was found. A failed check is a result, not an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Success",
                     *       "msg": "2 files\nall checksums match\n"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
}
