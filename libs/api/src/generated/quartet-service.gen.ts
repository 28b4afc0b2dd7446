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
         * @description Older servers ignore the filters from `name` on; `applied_filters` of the page names those that it follows.
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
        /**
         * Mark a report as checked or archived, or change its measurement and references
         * @description A mark has its time and the person who set it. To set a mark that a report has already changes neither. 409 for a task that is no report, and for marks of one that is not finished. Older servers answer 404 or 405, or know the marks only.
         */
        put: operations["updateReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}/html": {
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
        /**
         * Report as a web page to save
         * @description The page of the report with the recorded measurement and the citation at its end, as they are now. A report with a page in the language of `Accept-Language` (`report.zh-CN.html` beside `report.html`) comes in it. 409 for a task without a finished report, and for a report that is no web page. Older servers answer 404.
         */
        get: operations["getReportHtml"];
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
         * @description The server prints the page of the report at the first request, with the recorded measurement and the citation at its end, and keeps the document until the measurement changes; later requests answer its link at once. A report with a page in the language of `Accept-Language` (`report.zh-CN.html` beside `report.html`) has a document in it. Older servers answer 404.
         */
        post: operations["createReportPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/measurement-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Laboratories, instruments and operators of the caller's reports
         * @description For filters, and for suggestions in forms. Not in older servers, whose reports record none.
         */
        get: operations["listMeasurementValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes on control charts that the caller may see, the earliest day first
         * @description The caller's own and those of the caller's groups. Not in older servers.
         */
        get: operations["listChartNotes"];
        put?: never;
        /**
         * Write a note on the control charts of a tool
         * @description 403 for a group that is not the caller's. 409 for an account with 1,000 notes.
         */
        post: operations["createChartNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a note.
                 * @example 0b1c2d3e-0000-4000-8000-000000000070
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a note, or bring a deleted one back
         * @description A note that was deleted less than a day ago is there again. Its author stays the same.
         */
        put: operations["updateChartNote"];
        post?: never;
        /**
         * Delete a note
         * @description A PUT within a day brings it back.
         */
        delete: operations["deleteChartNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/folder-samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Samples of a folder of quality-control outputs, with their donors
         * @description The samples under the names that a report on the folder shows, so that donors can be corrected by `metadata` before it is requested. Large outputs are passed over and only the first thousand files are looked into; the report reads them all. Not in older servers.
         */
        get: operations["listFolderSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threshold-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threshold profiles that the caller can choose for a report
         * @description The two that ship for each kind of data, `default` first, then the caller's own by name. Older servers answer 404.
         */
        get: operations["listThresholdProfiles"];
        put?: never;
        /**
         * Save a threshold profile of the caller
         * @description 409 for a name that another profile of the caller for this kind of data has, and for an account with 100 profiles. 422 names each limit that cannot be used, and why.
         */
        post: operations["createThresholdProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threshold-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a profile of the caller.
                 * @example 0b1c2d3e-0000-4000-8000-000000000060
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a threshold profile of the caller
         * @description Its version goes up by one. Reports that were made with it stay as they are.
         */
        put: operations["updateThresholdProfile"];
        post?: never;
        /**
         * Delete a threshold profile of the caller
         * @description Reports that were made with it stay as they are.
         */
        delete: operations["deleteThresholdProfile"];
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
         * @description Shown once. Clients neither store nor log it. 409 for a data set that is finished, which takes no more files.
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
            /** @description Name of the owner, to cite the report; null for an account without one. Only where one task is read or changed; absent from lists and older servers. */
            owner_name?: string | null;
            /** @description The body that started it. */
            payload?: {
                [key: string]: unknown;
            };
            response?: components["schemas"]["TaskResponse"];
            started_time: components["schemas"]["Milliseconds"];
            /** @description Milliseconds since 1970; null until it ended, also set on failure. */
            finished_time?: components["schemas"]["NullableMilliseconds"];
            /**
             * @description Submitted while it waits for a free slot. Archived and Checked come from older report records only; both count as finished. Newer servers leave the status and set `checked_time` and `archived_time`.
             * @enum {string}
             */
            status: "Submitted" | "Started" | "Finished" | "Failed" | "Archived" | "Checked";
            /** @description Keeps its last value on failure. */
            percentage?: number;
            /** @description Why a report failed, in one line; null otherwise. Reports only; absent from older servers, and null for older reports. */
            error?: string | null;
            /** @description The reason of `error` as a code; null where there is none. Reports only; absent from older servers. */
            problem?: components["schemas"]["RunProblem"] | null;
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
            /** @description Checked when greater than 0. Reports only. */
            checked_time?: number | null;
            /** @description Email of the person who marked the report as checked. Reports only; absent from older servers, which set no marks. */
            checked_by?: string | null;
            /** @description Archived when greater than 0. Reports only. */
            archived_time?: number | null;
            /** @description Email of the person who archived the report. Reports only; absent from older servers. */
            archived_by?: string | null;
            /** @description Reports only; absent from older servers, which record none. */
            measurement?: components["schemas"]["Measurement"];
            /** @description Reference materials and publications that the report names. Reports only; absent from older servers. */
            references?: components["schemas"]["References"];
        };
        /** @description Marks and facts to change; one without a value stays as it is. */
        ReportChanges: {
            /** @description True for a report that a person has reviewed. */
            checked?: boolean;
            /** @description True for a report that is put away. */
            archived?: boolean;
            measurement?: components["schemas"]["Measurement"];
            references?: components["schemas"]["References"];
        } & {
            [key: string]: unknown;
        };
        Day: string;
        MeasurementFact: string | null;
        /** @description Where, with what, by whom and when a batch was measured. In a request, a fact without a value stays as it is, and null removes it. */
        Measurement: {
            laboratory?: components["schemas"]["MeasurementFact"];
            instrument?: components["schemas"]["MeasurementFact"];
            operator?: components["schemas"]["MeasurementFact"];
            /** @description Day of the measurement. */
            measured_on?: components["schemas"]["Day"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Values that reports have, in alphabetical order; at most 500 of each. */
        MeasurementValues: {
            laboratory: string[];
            instrument: string[];
            operator: string[];
        };
        /** @enum {string} */
        ReferenceKind: "material" | "publication";
        /** @description Reference material or publication that a report names. */
        Reference: {
            kind: components["schemas"]["ReferenceKind"];
            /**
             * @description Kind and lot of a material, such as `Protein-20171028`; DOI of a publication.
             * @example Protein-20171028
             * @example 10.1038/s41587-023-01934-1
             */
            id: string;
            /** @description Title of a publication. */
            title?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description In a request they replace those of the report. */
        References: components["schemas"]["Reference"][];
        ChartNoteSubmit: {
            /**
             * @description Report tool whose control charts show the note.
             * @example quartet-protqc-report
             */
            plugin_name: string;
            /** @description Day of the event. Charts show the note before the reports of this day. */
            noted_on: components["schemas"]["Day"];
            /** @example New column */
            text: string;
            /** @description The note concerns this laboratory only. */
            laboratory?: components["schemas"]["MeasurementFact"];
            /** @description The note concerns this instrument only. */
            instrument?: components["schemas"]["MeasurementFact"];
            /** @description Group of the caller whose members see and may change the note; null for the caller alone. */
            group_name?: string | null;
        } & {
            [key: string]: unknown;
        };
        ChartNote: {
            id: components["schemas"]["Uuid"];
            plugin_name: string;
            noted_on: components["schemas"]["Day"];
            text: string;
            laboratory: string | null;
            instrument: string | null;
            group_name: string | null;
            /** @description Email of the person who wrote it. */
            owner: string;
            updated_time: components["schemas"]["Milliseconds"];
            /** @description Email of the person who changed it last. */
            updated_by: string;
        };
        ChartNoteList: {
            total: number;
            data: components["schemas"]["ChartNote"][];
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
            applied_filters?: ("name" | "verdict" | "mark" | "started_from" | "started_before" | "laboratory" | "instrument" | "operator" | "measured_from" | "measured_to" | "reference_kind")[];
        };
        /**
         * @description A storage link, or a `file://` path as the report service sees it.
         * @example minio://tservice/0b1c/data.csv
         */
        InputLink: string;
        /** @description Title of the report. */
        ReportName: string;
        /** @description For DNA, and for RNA without counts. */
        DirectoryReport: {
            name: components["schemas"]["ReportName"];
            /** @description When absent: `Quality control report for <name>`. */
            description?: string;
            /** @description Directory of the project's results, or of outputs of MultiQC and other tools; a missing slash at its end is added. */
            filepath: components["schemas"]["InputLink"];
            /**
             * @description Whole genome or exome; by default the files say it. Not in older servers.
             * @enum {string}
             */
            sequencing?: "auto" | "WGS" | "WES";
            /** @description Limits that give the verdict: `default` without it, `strict`, or the id of a profile of the caller. Not in older servers. */
            threshold_profile?: string;
            /** @description Donors of samples whose names do not say them. Rows of samples that the directory does not have change nothing; a notice of the report names them. Not in older servers. */
            metadata?: components["schemas"]["DonorRow"][];
            /** @description Where, with what, by whom and when the batch was measured. Not in older servers. */
            measurement?: components["schemas"]["Measurement"];
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
            /**
             * @description Its name in the report, if that differs. Samples with one name become one. Not in older servers.
             * @example D5_1
             */
            name?: string;
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
        /** @description For proteins, metabolites and counts of RNA. Two CSV files; contract of the columns in README.md. RNA may have a folder as well. */
        TableReport: {
            name: components["schemas"]["ReportName"];
            description?: string;
            data_file: components["schemas"]["InputLink"];
            metadata_file: components["schemas"]["InputLink"];
            /** @description RNA only: table of FPKM with the genes and libraries of `data_file`. Signal-to-noise ratio and absolute correlation are then computed on log2(FPKM + 0.01), as published. Not in older servers. */
            fpkm_file?: components["schemas"]["InputLink"];
            /** @description RNA only: directory with outputs of MultiQC and other tools on the reads and alignments; a missing slash at its end is added. Not in older servers. */
            filepath?: components["schemas"]["InputLink"];
            /** @description RNA only: donors of samples of the directory that neither their names nor the metadata table say. Rows of samples that the directory does not have change nothing; a notice of the report names them. Not in older servers. */
            metadata?: components["schemas"]["DonorRow"][];
            /**
             * @description Scale of the values; by default it is detected. Of RNA, `intensities` are counts, and `fpkm` is for a table of FPKM or TPM without counts. Not in older servers.
             * @enum {string}
             */
            scale?: "auto" | "log2" | "intensities" | "fpkm";
            /** @description Limits that give the verdict: `default` without it, `strict`, or the id of a profile of the caller. Not in older servers. */
            threshold_profile?: string;
            /** @description What it does not say is read from columns of the metadata table, see README.md. Not in older servers. */
            measurement?: components["schemas"]["Measurement"];
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
        FolderSamples: {
            total: number;
            /** @description False where files were passed over because of their size or number. */
            complete: boolean;
            data: components["schemas"]["FolderSample"][];
        };
        FolderSample: {
            /** @description Name of the sample as a report shows it. */
            name: string;
            /**
             * @description Donor that the name or a file says; null where none does.
             * @enum {string|null}
             */
            donor: "D5" | "D6" | "F7" | "M8" | null;
            /** @description Number of figures of the sample in the files. */
            figures: number;
        };
        /** @description One condition under which a figure warns or fails: `lt` less than, `le` at most, `gt` greater than, `ge` at least, or `grade`: this grade or a worse one against the history. */
        ThresholdCondition: {
            lt?: number;
            le?: number;
            gt?: number;
            ge?: number;
            /** @enum {string} */
            grade?: "Bad" | "Fair" | "Good";
        };
        ThresholdLimit: {
            /**
             * @description Figures of the batch, of each library, or of the reads and alignments of each sample (RNA). The last have no part in the verdict.
             * @enum {string}
             */
            scope: "batch" | "library" | "sample";
            /**
             * @description The figure; which ones depends on the kind of data and the scope. One that should be within a range (gc, mappedGc, medianInsertSize, exonic, intronic) has a limit for each end.
             * @enum {string}
             */
            metric: "total" | "features" | "missing" | "absoluteCorrelation" | "cv" | "snr" | "rc" | "recall" | "detected" | "precisionSnv" | "precisionIndel" | "recallSnv" | "recallIndel" | "mendelianSnv" | "mendelianIndel" | "sequences" | "gc" | "human" | "ercc" | "ecoli" | "adapter" | "vector" | "virus" | "yeast" | "mitochondria" | "phix" | "noHits" | "rrna" | "mapped" | "mappedGc" | "alignmentErrors" | "medianInsertSize" | "exonic" | "intronic" | "intergenic";
            warn?: components["schemas"]["ThresholdCondition"];
            fail?: components["schemas"]["ThresholdCondition"];
            /**
             * @description Where the limit comes from. Set by the server: one that a shipped profile has as well keeps its origin, each other one is custom.
             * @enum {string}
             */
            origin?: "history" | "published" | "house" | "custom";
        } & {
            [key: string]: unknown;
        };
        ThresholdProfileSubmit: {
            name: string;
            omics: components["schemas"]["OmicsType"];
            limits: components["schemas"]["ThresholdLimit"][];
        } & {
            [key: string]: unknown;
        };
        ThresholdProfile: {
            /** @description `default` or `strict` for one that ships, otherwise a UUID; the value of `threshold_profile` of a report. */
            id: string;
            /** @description Id again for one that ships. */
            name: string;
            omics: components["schemas"]["OmicsType"];
            version: number;
            shipped: boolean;
            limits: components["schemas"]["ThresholdLimit"][];
            /** @description Null for one that ships. */
            updated_time: components["schemas"]["NullableMilliseconds"];
        };
        ThresholdProfileList: {
            total: number;
            data: components["schemas"]["ThresholdProfile"][];
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
            /**
             * @description `s3`: `sts_token` is a temporary key of an S3 store. `link`: the store gives out no keys, and files upload by the
             *     address in `authorization_code`; `stoken` is its query then. Absent: `s3`.
             * @enum {string}
             */
            kind?: "s3" | "link";
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
                /**
                 * Format: uri
                 * @description Address of the S3 store.
                 */
                endpoint?: string;
                /** @description Bucket of the S3 store. */
                bucket?: string;
                /** @description Prefix of the keys that the key may write. */
                prefix?: string;
            };
            /**
             * @description Base64 of JSON with `upload_url`, `query`, `expiration` and `method`. A file uploads by PUT to `<upload_url><name>?<query>`,
             *     without a bearer token.
             */
            authorization_code: string;
            /** @description Commands for a POSIX shell that upload the files of the folder in which they run. */
            commands?: {
                /** @enum {string} */
                tool: "curl" | "rclone" | "aws";
                command: string;
            }[];
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
            /**
             * @description Done share of the work of the server that the request waits for, such as the index of a collection that is being built. Absent otherwise.
             * @example 0.42
             */
            progress?: number;
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
        /** @description Reason of a failure as a code, so that each reader gets it in their own language. A program prints it to standard error as a line `PROBLEM {"file", "code", "params"}`; codes that begin with `run.` are from the engine or the queue, also for a job that could not start. Those that begin with `engine.` say why an engine does not answer, or that it gives a state which the server does not know. */
        RunProblem: {
            /** @description Name of the input file; empty for a problem of the parameters or of the run. */
            file: string;
            /**
             * @example file.empty
             * @example run.memory-limit
             */
            code: string;
            /** @description Values for the sentence. */
            params: {
                [key: string]: string | number;
            };
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
                 * @description Only reports with this mark, or without the mark `archived` (`not-archived`).
                 * @example checked
                 */
                mark?: "checked" | "archived" | "not-archived";
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
                /**
                 * @description Only reports with exactly this laboratory.
                 * @example Lab 7
                 */
                laboratory?: string;
                /**
                 * @description Only reports with exactly this instrument.
                 * @example QE-HF 2
                 */
                instrument?: string;
                /**
                 * @description Only reports with exactly this operator.
                 * @example Grace
                 */
                operator?: string;
                /**
                 * @description Only reports of measurements on this day or later.
                 * @example 2026-03-01
                 */
                measured_from?: components["schemas"]["Day"];
                /**
                 * @description Only reports of measurements on this day or earlier.
                 * @example 2026-03-31
                 */
                measured_to?: components["schemas"]["Day"];
                /**
                 * @description Only reports that name a reference of this kind.
                 * @example material
                 */
                reference_kind?: components["schemas"]["ReferenceKind"];
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
    updateReport: {
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
                 *       "checked": true
                 *     }
                 */
                "application/json": components["schemas"]["ReportChanges"];
            };
        };
        responses: {
            /** @description The task with its changes. */
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
                     *       "workflow_id": null,
                     *       "checked_time": 1653000600000,
                     *       "checked_by": "grace@example.org",
                     *       "archived_time": null,
                     *       "archived_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
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
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getReportHtml: {
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
            /** @description The page, as a file to save. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><body><h1>Proteomics quality report</h1></body></html> */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
    listMeasurementValues: {
        parameters: {
            query?: {
                /**
                 * @description Only values of reports of this tool.
                 * @example quartet-protqc-report
                 */
                plugin_name?: string;
            };
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
                     *       "laboratory": [
                     *         "Lab 7"
                     *       ],
                     *       "instrument": [
                     *         "QE-HF 1",
                     *         "QE-HF 2"
                     *       ],
                     *       "operator": [
                     *         "Grace"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeasurementValues"];
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
    listChartNotes: {
        parameters: {
            query?: {
                /**
                 * @description Only notes on charts of this tool.
                 * @example quartet-protqc-report
                 */
                plugin_name?: string;
            };
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
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": "0b1c2d3e-0000-4000-8000-000000000070",
                     *           "plugin_name": "quartet-protqc-report",
                     *           "noted_on": "2026-03-02",
                     *           "text": "New column",
                     *           "laboratory": "Lab 7",
                     *           "instrument": null,
                     *           "group_name": null,
                     *           "owner": "ada@example.org",
                     *           "updated_time": 1653000000000,
                     *           "updated_by": "ada@example.org"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChartNoteList"];
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
    createChartNote: {
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
                 *       "plugin_name": "quartet-protqc-report",
                 *       "noted_on": "2026-03-02",
                 *       "text": "New column",
                 *       "laboratory": "Lab 7"
                 *     }
                 */
                "application/json": components["schemas"]["ChartNoteSubmit"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-4000-8000-000000000070",
                     *       "plugin_name": "quartet-protqc-report",
                     *       "noted_on": "2026-03-02",
                     *       "text": "New column",
                     *       "laboratory": "Lab 7",
                     *       "instrument": null,
                     *       "group_name": null,
                     *       "owner": "ada@example.org",
                     *       "updated_time": 1653000000000,
                     *       "updated_by": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["ChartNote"];
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
    updateChartNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a note.
                 * @example 0b1c2d3e-0000-4000-8000-000000000070
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plugin_name": "quartet-protqc-report",
                 *       "noted_on": "2026-03-02",
                 *       "text": "New column",
                 *       "laboratory": "Lab 7"
                 *     }
                 */
                "application/json": components["schemas"]["ChartNoteSubmit"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-4000-8000-000000000070",
                     *       "plugin_name": "quartet-protqc-report",
                     *       "noted_on": "2026-03-02",
                     *       "text": "New column",
                     *       "laboratory": "Lab 7",
                     *       "instrument": null,
                     *       "group_name": null,
                     *       "owner": "ada@example.org",
                     *       "updated_time": 1653000000000,
                     *       "updated_by": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["ChartNote"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteChartNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a note.
                 * @example 0b1c2d3e-0000-4000-8000-000000000070
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No chart shows it any more. */
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
    listFolderSamples: {
        parameters: {
            query: {
                /**
                 * @description Storage link of the folder; a missing slash at its end is added.
                 * @example minio://projects/demo_project/
                 */
                filepath: components["schemas"]["InputLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, unpaged, in the order of their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "complete": true,
                     *       "data": [
                     *         {
                     *           "name": "LCL5_1",
                     *           "donor": "D5",
                     *           "figures": 14
                     *         },
                     *         {
                     *           "name": "lab7_b",
                     *           "donor": null,
                     *           "figures": 14
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FolderSamples"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listThresholdProfiles: {
        parameters: {
            query?: {
                /**
                 * @description Only profiles for this kind of data.
                 * @example proteomics
                 */
                omics?: components["schemas"]["OmicsType"];
            };
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
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": "0b1c2d3e-0000-4000-8000-000000000060",
                     *           "name": "Our instrument",
                     *           "omics": "proteomics",
                     *           "version": 1,
                     *           "shipped": false,
                     *           "limits": [
                     *             {
                     *               "scope": "batch",
                     *               "metric": "snr",
                     *               "warn": {
                     *                 "lt": 18
                     *               },
                     *               "fail": {
                     *                 "lt": 12
                     *               },
                     *               "origin": "custom"
                     *             }
                     *           ],
                     *           "updated_time": 1653000000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ThresholdProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createThresholdProfile: {
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
                 *       "name": "Our instrument",
                 *       "omics": "proteomics",
                 *       "limits": [
                 *         {
                 *           "scope": "batch",
                 *           "metric": "snr",
                 *           "warn": {
                 *             "lt": 18
                 *           },
                 *           "fail": {
                 *             "lt": 12
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ThresholdProfileSubmit"];
            };
        };
        responses: {
            /** @description The profile, with the origin of each limit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-4000-8000-000000000060",
                     *       "name": "Our instrument",
                     *       "omics": "proteomics",
                     *       "version": 1,
                     *       "shipped": false,
                     *       "limits": [
                     *         {
                     *           "scope": "batch",
                     *           "metric": "snr",
                     *           "warn": {
                     *             "lt": 18
                     *           },
                     *           "fail": {
                     *             "lt": 12
                     *           },
                     *           "origin": "custom"
                     *         }
                     *       ],
                     *       "updated_time": 1653000000000
                     *     }
                     */
                    "application/json": components["schemas"]["ThresholdProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    updateThresholdProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a profile of the caller.
                 * @example 0b1c2d3e-0000-4000-8000-000000000060
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Our instrument",
                 *       "omics": "proteomics",
                 *       "limits": [
                 *         {
                 *           "scope": "batch",
                 *           "metric": "snr",
                 *           "warn": {
                 *             "lt": 18
                 *           },
                 *           "fail": {
                 *             "lt": 12
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ThresholdProfileSubmit"];
            };
        };
        responses: {
            /** @description The profile, with the origin of each limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-4000-8000-000000000060",
                     *       "name": "Our instrument",
                     *       "omics": "proteomics",
                     *       "version": 1,
                     *       "shipped": false,
                     *       "limits": [
                     *         {
                     *           "scope": "batch",
                     *           "metric": "snr",
                     *           "warn": {
                     *             "lt": 18
                     *           },
                     *           "fail": {
                     *             "lt": 12
                     *           },
                     *           "origin": "custom"
                     *         }
                     *       ],
                     *       "updated_time": 1653000000000
                     *     }
                     */
                    "application/json": components["schemas"]["ThresholdProfile"];
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
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteThresholdProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a profile of the caller.
                 * @example 0b1c2d3e-0000-4000-8000-000000000060
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
        /** @description By the tool: DirectoryReport for DNA, TableReport for proteins and metabolites, and either or both for RNA. Older servers take LibraryReport for RNA. */
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
                     *       "kind": "s3",
                     *       "sts_token": {
                     *         "osspath": "minio://users/data/ada/rna_run1/transcriptomics/",
                     *         "region": "us-east-1",
                     *         "expiration": "2022-05-20T10:40:00Z",
                     *         "id": "example-key-id",
                     *         "secret": "example-secret",
                     *         "stoken": "example-token",
                     *         "endpoint": "https://s3.example.org",
                     *         "bucket": "portal",
                     *         "prefix": "buckets/users/data/ada/rna_run1/transcriptomics/"
                     *       },
                     *       "authorization_code": "ZXhhbXBsZQ==",
                     *       "commands": [
                     *         {
                     *           "tool": "aws",
                     *           "command": "aws s3 cp . 's3://portal/buckets/users/data/ada/rna_run1/transcriptomics/' --recursive"
                     *         }
                     *       ]
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
