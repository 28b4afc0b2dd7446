// Generated from openapi/datains.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/api/fs-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Storage services that are configured */
        get: operations["listFsServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        /** Buckets of a service; in each, a caller sees their own, their projects' and what is public */
        get: operations["listBuckets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        /**
         * Files and folders one level below a prefix
         * @description Lists the direct children only. The folder itself can be among the entries, with a `path` equal to `location`; clients leave it out. Anonymous callers see public buckets only.
         */
        get: operations["listObjects"];
        put?: never;
        /**
         * Make a folder
         * @description No body. The server ends the key with exactly one slash.
         */
        post: operations["makeDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}/object": {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        /**
         * A signed URL to download an object
         * @description GET that URL without an Authorization header. It works for at least an hour (historically a day to a week). Anonymous callers get URLs for public buckets only. The link of a log works while its run is under way: its URL sends what was written when the download begins. Older servers answer 404 to it until the run has ended.
         */
        get: operations["makeDownloadUrl"];
        put?: never;
        /**
         * A signed URL to upload an object
         * @description No body. PUT the raw file to that URL, not as a form, without an Authorization header and with `Content-Type: application/octet-stream`. State its size in `length` where it is known: the URL may then lead to the object store itself, and takes a body of exactly this size. 409 in the folder of a data set that is finished.
         */
        post: operations["makeUploadUrl"];
        /**
         * Delete an object, or a folder with all that is in it
         * @description A key that ends with a slash deletes everything below it. Not in older deployments.
         */
        delete: operations["deleteObject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}/object/move": {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move or rename an object within its bucket
         * @description Both keys end with a slash (a folder, with all that is in it) or neither does. Never overwrites: a key that is taken gives 409. Not in older deployments.
         */
        post: operations["moveObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/part-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload in parts
         * @description An upload that outlives the page, the token and the network: its parts are sent by signed URLs, in any order, and are kept until it is completed, ended, or has had no new request for some days. 413 for a file above the limits or the quota, 415 for a type of file that the site refuses, 409 for an account with 500 uploads that have not ended. Not in older servers.
         */
        post: operations["createPartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/part-uploads/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
            };
            cookie?: never;
        };
        /**
         * An upload in parts of the caller, with the parts that the server has
         * @description 404 when it was ended, by its owner or because nothing happened for too long.
         */
        get: operations["getPartUpload"];
        put?: never;
        post?: never;
        /**
         * End an upload in parts, and delete its parts
         * @description What it has stored already, if it was completed, stays.
         */
        delete: operations["deletePartUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/part-uploads/{upload}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signed URLs for parts of an upload
         * @description PUT each part to its URL, without an Authorization header: `part_bytes` bytes of the file, from (number - 1) times `part_bytes` on, and what is left as the last part. URLs expire; those of a part that was sent replace it.
         */
        post: operations["signPartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/part-uploads/{upload}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the parts of an upload one object
         * @description 409 when parts are missing. The server then computes the checksum of the object, which may take minutes: the state is `checking` until it is `done`, or `different` when it is not the given one. An object that is different is deleted.
         */
        post: operations["completePartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Storage that the caller and the caller's groups use, and their quotas
         * @description Own files of an account are those below its folders; a group uses what its members use. Uploads that have not ended count. The figures may be some seconds old. Not in older servers.
         */
        get: operations["getStorageUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move, rename or copy files and folders
         * @description At most 1,000, one after the other; the keys of a folder end with a slash. What fails stops nothing else: each entry of the response has its own outcome. Not in older deployments.
         */
        post: operations["transferObjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move files and folders into the trash
         * @description At most 1,000. They can be restored until the time in the response, after which the server removes them. Not in older deployments.
         */
        post: operations["trashObjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        /**
         * Contents of the trash, newest first
         * @description What the caller deleted, and what others deleted in the caller's own folders. Not in older deployments.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from the trash
         * @description To where it was. A name that is taken meanwhile is a conflict, or gets a number. Not in older deployments.
         */
        post: operations["restoreTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/trash/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove from the trash for good
         * @description Not in older deployments.
         */
        post: operations["removeTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}/object-meta": {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        /**
         * What is known about an object
         * @description Our servers answer 404 for a missing object. Older ones answer 200 with a `meta` that is null, text, or an object with `error`; clients take each of these, and a missing `meta`, as "Object does not exist". Anonymous callers may ask about public buckets only.
         */
        get: operations["getObjectMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/buckets/{bucket}/object-metas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * States of many objects
         * @description At most 1,000 keys. Older servers answer 404 without a bucket's name: there, ask for each object. Anonymous callers may ask about public buckets only.
         */
        post: operations["getObjectMetas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{service}/archives": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to many objects in one zip file
         * @description The access rules are those of a link to each object. The zip file is written while it is downloaded; it holds the objects as `<bucket>/<key>`, with names that Windows, macOS and Linux accept, a `manifest.tsv` with the links of the objects, and `SHA256SUMS`. Their size together is limited (`archiveMaxBytes` of the site's settings): above it 413. Older servers answer 404.
         */
        post: operations["createArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archives/{archive_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id in the link that `createArchive` gave; it is the only right that is needed.
                 * @example 3f2a9c
                 */
                archive_id: string;
            };
            cookie?: never;
        };
        /**
         * The zip file
         * @description Without ranges: a download that was cut off begins again. When an object changed since the link was made, the connection ends before the file is whole.
         */
        get: operations["downloadArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share links of the caller that work, the newest first
         * @description Those that have expired or were revoked are not in the list. Not in older servers.
         */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * A link to a file, for people without an account
         * @description The caller must be allowed to read the file. The response is the only place that ever has the link: the server stores a digest. It works until its end, or until it is revoked, the file is moved or deleted, or the account of the caller is disabled or may not read the file any more. 409 for an account with 200 links that work. Older servers answer 404.
         */
        post: operations["createShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a share link of the caller.
                 * @example 3f9c21d07a4e
                 */
                id: components["schemas"]["ShareLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a share link
         * @description Who opens it from then on gets 404. A download that has begun goes on.
         */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-files/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Text in the link that `createShareLink` gave; it is the only right that is needed.
                 * @example 000000000000000000000000000000000000000000000000
                 */
                secret: string;
            };
            cookie?: never;
        };
        /**
         * The file behind a share link
         * @description Leads to a signed URL that works for five minutes, so that the store itself may send the file, with ranges. 404 for a link that has ended.
         */
        get: operations["openSharedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications known to the store, installed or not */
        get: operations["listApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app-manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards of the installed applications */
        get: operations["listAppManifests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/installed-apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids and full names of the installed applications */
        get: operations["listInstalledApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{owner}/{appVersion}/schema.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        /**
         * The parameter form of an application
         * @description Not under /api.
         */
        get: operations["getAppSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{owner}/{appVersion}/README.md": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        /**
         * The help text of an application
         * @description Not under /api. Some servers send it as text/plain; read it as text either way.
         */
        get: operations["getAppReadme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{owner}/{appVersion}/icon.svg": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        /**
         * The picture of an application
         * @description Not under /api. For `img` elements: a policy of its own keeps the picture from running scripts and from loading anything. Not in older servers.
         */
        get: operations["getAppIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{owner}/{appVersion}/cover.svg": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        /**
         * The wide picture of an application
         * @description Not under /api. For `img` elements: a policy of its own keeps the picture from running scripts and from loading anything. Not in older servers.
         */
        get: operations["getAppCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's projects, newest start first
         * @description Deleted projects (`On Hold`) are left out, and not counted, unless `status` or `deleted` asks for them. Older servers list them always and ignore `app`, `omics`, `search`, `started_from`, `started_before`, `sort` and `deleted`.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project with one job per sample
         * @description The project and its jobs are made together or not at all. 409 when the name is taken by anybody's project that is not deleted (older servers answer 500), 422 when the app is not installed or an input cannot be used.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a project name is taken, by anybody
         * @description `total` is 0 (free) or 1 (taken). The name of a deleted project is free again once its last job has ended. `data` stays empty, so that nobody reads another user's project.
         */
        get: operations["checkProjectName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** One project */
        get: operations["getProject"];
        /**
         * Stop, restart, archive or delete a project
         * @description `status` says what is asked: `Aborting` stops (allowed in Submitted and Running), `Submitted` restarts (in Aborted, Failed and On Hold), `Aborted` archives (in any finished state), `On Hold` deletes the results and keeps the record (in any state but Aborting). A restart runs only the jobs that failed or were stopped, and all of them where none did or where the results were deleted. Any other step gives 409, and so does a restart of a deleted project whose name is in use again. Stop reaches the engine; the project is Aborted only when every job has ended. Older servers check nothing and only store the word.
         */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Stop or resubmit many jobs of a project at once
         * @description Changes the jobs that allow it, and counts the others as unchanged. Older servers answer 404: there, change each job.
         */
        put: operations["updateProjectWorkflows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/job-groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Jobs of a project by the cause of their failure, by step and by label
         * @description At most 100 groups of each kind, the largest first. Older servers answer 404: they have no filter by text, label, step or failure either.
         */
        get: operations["listJobGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** How many jobs of a project are in which state */
        get: operations["getProjectStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Figures of the samples of a project, as one table
         * @description Pages count jobs, in the order of the sample sheet; a job has one row or more. Labels are in the language of the request. Earlier jobs are read when they are first asked for, at most 200 in one response: while `unread` is not 0, ask again. Not in older servers, which answer 404.
         */
        get: operations["getProjectFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs of the caller's projects, the newest project first, in the order of its samples
         * @description Jobs of deleted projects are left out unless `project_id` asks for them.
         */
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        /**
         * One job with its outputs
         * @description Older servers want `workflow_id` here and answer only `workflow_output` and `outputs`; they fail for the record id. Clients that must reach them send `workflow_id` and keep the rest from the list.
         */
        get: operations["getWorkflow"];
        /**
         * Resubmit or stop a job
         * @description Resubmit is `{"percentage": 0, "workflow_id": null, "status": "Submitted"}`, allowed in Failed and Aborted. Stop is `{"status": "Aborting"}`, allowed in Submitted and Running. Any other step gives 409.
         */
        put: operations["updateWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        /**
         * Which logs a job has, or a range of one of them
         * @description Without `stream`: the map of log keys to links. With `stream` (and `key`, when there is more than one key): a range of the text. Older servers know only the map and ignore the query. A log that is not complete ends with a line `[sentence in English] NOTICE {"file", "code", "params"}`, where the code is for readers of other languages.
         */
        get: operations["getWorkflowLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{id}/logs/index": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        /**
         * How many lines and errors a log has
         * @description The server counts the lines of a log once, while it grows, and answers what it knows after half a second at most: `indexed` is less than `size` until all is counted. Older servers answer 404.
         */
        get: operations["getWorkflowLogIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{id}/logs/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        /**
         * Lines of a log by their numbers
         * @description At most `count` lines, and at most about 1 MiB of text; go on after the last one. A line longer than 16 KiB is cut, and `bytes` says its whole length. Lines that are not counted yet are left out.
         */
        get: operations["getWorkflowLogLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{id}/logs/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        /**
         * Lines of a log with a text, a pattern or an error
         * @description One call searches for about a quarter of a second. `next_line` says where to go on, so that a client shows its progress and can stop; it is null at the end. Colour codes are not searched. Lines of more than 1 MiB are searched in their first MiB.
         */
        get: operations["searchWorkflowLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{id}/filecontent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        /**
         * The text of a file of a job, by its link
         * @description Only files below the job's own directory, at most 10 MiB (413 beyond). Older servers answer `200 {"message": "Not Found"}` for a link that does not parse.
         */
        get: operations["getWorkflowFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Result files of the caller's jobs, the newest first
         * @description Files that the newest attempt of each job left, and the files in folders that it left. A folder with more than 1,000 files is listed with the first of them and with a row of its own, whose `kind` is `folder`. Results of deleted projects are gone. Not in older servers, which answer 404: clients then read the outputs of one job.
         */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications for the caller, by id */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the notification.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Mark a notification as read or unread */
        put: operations["updateNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events of which the caller is notified
         * @description An addition. Older servers answer 404, and notify of all events.
         */
        get: operations["getNotificationChoices"];
        /**
         * Choose the events of which the caller is notified
         * @description An addition. Counts for events from now on: notifications that the caller has stay. Announcements of the site go to everybody.
         */
        put: operations["setNotificationChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback, or ask for reference materials or data
         * @description Anonymous, and therefore limited to a few calls a minute for each caller. `feedback` is an addition; older servers answer 400 to it.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes, as it changes
         * @description Server-sent events about the caller's own projects, jobs, report tasks and notifications. `event` is one of project, workflow, task, notification; `data` is a PortalEvent as JSON on one line. A comment comes at least every 30 s. After a lost connection a client sends `Last-Event-ID`, and reads its lists again, since events may have been lost. Browsers read the stream by fetch, because EventSource cannot send a bearer token. Not in older deployments; clients poll when the stream is not there. A user may have 10 streams open at a time; one more is answered with 429.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Personal access tokens of the caller, the newest first
         * @description Those that have expired are in the list until they are deleted. Not in older servers.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create a personal access token
         * @description The response is the only place that ever has the token: the server keeps a digest. 409 for a name that another token of the caller has, and for an account with 50 tokens.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a token of the caller.
                 * @example 3f9c21d07a4e
                 */
                id: components["schemas"]["AccessTokenId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal access token
         * @description The next call with it gets 401.
         */
        delete: operations["deleteAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign-ins of the caller, the newest first
         * @description 404 where sign-ins are at an external provider. Not in older servers.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sign-ins of the caller but the one of this call.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a sign-in of the caller.
                 * @example 0b1c2d3e
                 */
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a sign-in of the caller
         * @description The next call with its tokens gets 401.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of the caller
         * @description Ends all other sign-ins of the account. A wrong current password gives 422, and counts against the limit of wrong passwords (429). 404 where passwords are at an external provider.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name by which people know the caller
         * @description User info has it from then on. User name and email stay, because folders and records have them. 404 where the accounts are at an external provider, and in older servers; 422 for a demo account.
         */
        put: operations["changeAccountName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Second factor of the caller
         * @description 404 where sign-ins are at an external provider.
         */
        get: operations["getSecondFactor"];
        /**
         * Put the second factor into use
         * @description Sign-ins of the account need a code from now on. A code that is not right gives 422. 404 where sign-ins are at an external provider.
         */
        put: operations["confirmSecondFactor"];
        /**
         * Make the secret of a second factor
         * @description The secret counts from its confirmation on. A wrong password gives 422, and counts against the limit of wrong passwords (429). 409 while a second factor is in use; 404 where sign-ins are at an external provider.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factor of the caller
         * @description A wrong password gives 422, and counts against the limit of wrong passwords (429). 404 for an account without a second factor, and where sign-ins are at an external provider.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of the site by name
         * @description 403 for callers who are not admins; 404 where the accounts are at an external provider.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Add an account
         * @description The response has the only copy of a one-time link, by which its owner chooses a password within a week. 409 for a user name or email that is taken. 403 for callers who are not admins; 404 where the accounts are at an external provider.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Disable or enable an account, or change its groups and roles
         * @description Counts with the next call of the account; disabling ends its sign-ins, and its access tokens are refused. 409 for a change by which admins would lose their own access. 403 for callers who are not admins; 404 where the accounts are at an external provider.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{username}/one-time-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a one-time link by which the owner of an account chooses a password
         * @description Earlier links of the account end. The old password works until the link is used. 403 for callers who are not admins; 404 where the accounts are at an external provider.
         */
        post: operations["createOneTimeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{username}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign an account out everywhere
         * @description 403 for callers who are not admins; 404 where the accounts are at an external provider.
         */
        delete: operations["endSessionsOfAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{username}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factor of an account whose owner lost it
         * @description 403 for callers who are not admins; 404 for an account without one, and where the accounts are at an external provider.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/one-time-links/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read whose password a one-time link sets
         * @description 404 for a link that was used, has expired or never was; many of those from one address give 429.
         */
        post: operations["checkOneTimeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/one-time-links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password by a one-time link
         * @description The link ends, and so do all sign-ins of the account. 422 for a password that is too easy to guess.
         */
        post: operations["useOneTimeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit log of the site, the newest event first
         * @description Sign-ins, failures, changes of accounts, access tokens, deletions and exports of others' data, as long as the site keeps them. Never tokens or passwords. 403 for callers who are not admins. Not in older servers.
         */
        get: operations["listAuditEvents"];
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
        FsServices: {
            /** @description Short names: minio, oss, s3. They belong to links and say nothing about the store behind them. */
            services: string[];
            /** @description Names of the services for people, by short name and language. Older servers do not say them. */
            names?: {
                [key: string]: components["schemas"]["ServiceName"];
            };
            /** @description The one to open first. */
            default_service: string;
            /** @description Folder of the caller's own files; null without a token. Older servers do not say it. */
            own_files?: components["schemas"]["StorageLink"] | null;
            /** @description Folder to which the caller uploads the inputs of reports; null without a token. Older servers do not say it. */
            report_inputs?: components["schemas"]["StorageLink"] | null;
        };
        /** @description Name of a storage service in each language. */
        ServiceName: {
            "en-US": string;
            "zh-CN": string;
        };
        Bucket: {
            Name: string;
            /** @description Free text in older servers; do not parse it strictly. */
            CreationDate?: string;
        };
        BucketList: {
            data: components["schemas"]["Bucket"][];
        };
        /**
         * @description Where an object is, for every service.
         * @example minio://users/data/a.fq.gz
         */
        StorageLink: string;
        /** @description A file or a folder. Mind the kebab-case keys. */
        StorageObject: {
            /** @description The full key in the bucket; folders end with a slash. */
            key: string;
            /** @description `<service>://<bucket>/<key>` */
            path: string;
            etag?: string | null;
            /**
             * Format: date-time
             * @description Null for folders.
             */
            "last-modified"?: string | null;
            /**
             * Format: int64
             * @description Bytes, 0 for folders.
             */
            size: number;
            /** @description Null or absent marks a folder; files carry a word such as STANDARD. */
            "storage-class"?: string | null;
            /** @description Opaque; minio only. */
            owner?: unknown;
            /** @description Opaque; minio only. */
            "user-metadata"?: unknown;
            /** @description minio only. */
            "version-id"?: string | null;
        };
        /** @description One level of a bucket. */
        ObjectPage: components["schemas"]["PageFields"] & {
            bucket: string;
            /** @description `<service>://<bucket>/` and the prefix up to its last slash. */
            location: string;
            /** @description True where there are more entries than the total: a store counts at most 10,000 after a page, and a search or an order stops at the first 200,000 keys, so that later ones are left out. Absent from older servers. */
            truncated?: boolean;
            data: components["schemas"]["StorageObject"][];
        };
        MadeObject: {
            bucket: string;
            /** @description The key as the server stored it. */
            name: string;
        };
        ArchiveRequest: {
            /** @description Storage links of the objects. One that is named twice is in the file once. */
            objects: string[];
            /**
             * @description Name of the zip file without its ending, and of the folder in it.
             * @default files
             */
            name?: string;
        };
        Archive: {
            /** @description GET it without an Authorization header. */
            archive_url: string;
            /** @description Bytes of all objects. */
            size: number;
            /** @description Number of objects. */
            count: number;
            /** @description Milliseconds since 1970. */
            expires_time: number;
        };
        TransferRequest: {
            /** @enum {string} */
            action: "move" | "copy";
            /** @description Bucket of the new keys; absent for the same one. */
            to_bucket?: string;
            /**
             * @description What happens to an item whose new key is taken: nothing, with the state `conflict` (`ask`) or `skipped` (`skip`); the other one goes into the trash (`replace`); the item gets a number (`keep_both`).
             * @default ask
             * @enum {string}
             */
            on_conflict?: "ask" | "skip" | "replace" | "keep_both";
            items: {
                from: string;
                to: string;
            }[];
        };
        /**
         * @description What became of one of many.
         * @enum {string}
         */
        OutcomeState: "done" | "conflict" | "skipped" | "missing" | "forbidden" | "failed";
        TransferOutcomes: {
            data: {
                from: string;
                /** @description The new key, with its number where it got one. */
                to: string;
                state: components["schemas"]["OutcomeState"];
                /**
                 * Format: uuid
                 * @description Id in the trash of what had the new key. Not in older deployments.
                 */
                replaced?: string;
                /** @description A sentence why, where it is not done. */
                message?: string;
            }[];
        };
        TrashOutcomes: {
            /** @description Days after which the server removes them. */
            kept_days: number;
            data: {
                key: string;
                state: components["schemas"]["OutcomeState"];
                /**
                 * Format: uuid
                 * @description Its id in the trash.
                 */
                id?: string;
                /** @description A sentence why, where it is not done. */
                message?: string;
            }[];
        };
        TrashedObject: {
            /** Format: uuid */
            id: string;
            /** @description The key that it had; that of a folder ends with a slash. */
            key: string;
            /** @description The storage link that it had. */
            path: string;
            deleted_by: string;
            deleted_time: components["schemas"]["Milliseconds"];
            expires_time: components["schemas"]["Milliseconds"];
        };
        TrashPage: components["schemas"]["PageFields"] & {
            /** @description Days after which the server removes them. */
            kept_days: number;
            data: components["schemas"]["TrashedObject"][];
        };
        TrashIds: {
            ids: string[];
        };
        RestoreRequest: components["schemas"]["TrashIds"] & {
            /**
             * @default ask
             * @enum {string}
             */
            on_conflict?: "ask" | "keep_both";
        };
        RestoreOutcomes: {
            data: {
                /** Format: uuid */
                id: string;
                state: components["schemas"]["OutcomeState"];
                /** @description The storage link to which it was restored. */
                path?: string;
                /** @description A sentence why, where it is not done. */
                message?: string;
            }[];
        };
        MoveRequest: {
            /** @description The new key in the same bucket. */
            to: string;
        };
        DownloadUrl: {
            /**
             * Format: uri-reference
             * @description Signed, for GET.
             */
            download_url: string;
            /** @description The URL does not work after this time. Not in older servers. */
            expires_time?: components["schemas"]["Milliseconds"];
        };
        /** @description New upload in parts. */
        PartUploadSubmit: {
            path: components["schemas"]["StorageLink"];
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size: number;
        };
        /** @description End of an upload in parts. */
        PartUploadCompletion: {
            /** @description SHA-256 of the whole file as its sender computed it. */
            sha256?: string;
        };
        /** @description Upload in parts. */
        PartUpload: {
            /** Format: uuid */
            id: string;
            path: components["schemas"]["StorageLink"];
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size: number;
            /** @description Size of each part but the last. */
            part_bytes: number;
            /**
             * @description open: takes parts. checking: stored, and its checksum is computed. done: stored. different: the checksum was another one, and nothing is stored.
             * @enum {string}
             */
            state: "open" | "checking" | "done" | "different";
            /** @description Parts that the server has, by number; empty unless open. */
            parts: components["schemas"]["StoredPart"][];
            /** @description SHA-256 of the stored object; null until it is known. */
            sha256: string | null;
            /** @description Time at which the upload ends unless something happens before. */
            expires_time: components["schemas"]["Milliseconds"];
        };
        StoredPart: {
            number: number;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
        };
        PartNumbers: {
            numbers: number[];
        };
        PartLinks: {
            data: {
                number: number;
                /**
                 * Format: uri-reference
                 * @description Signed, for PUT.
                 */
                upload_url: string;
            }[];
            expires_time: components["schemas"]["Milliseconds"];
        };
        /** @description Used and allowed bytes of an account and of its groups. */
        StorageUsage: {
            /** Format: int64 */
            used: number;
            /**
             * Format: int64
             * @description Quota; null: none.
             */
            allowed: number | null;
            groups: {
                name: string;
                /** Format: int64 */
                used: number;
                /**
                 * Format: int64
                 * @description Quota; null: none.
                 */
                allowed: number | null;
            }[];
        };
        UploadUrl: {
            /**
             * Format: uri-reference
             * @description Signed, for PUT.
             */
            upload_url: string;
        };
        /** @description What is known about an object. Mind the kebab-case keys. */
        ObjectMeta: {
            bucket: string;
            /** @description The last part of the key. */
            name?: string;
            key: string;
            etag?: string | null;
            /**
             * Format: int64
             * @description Bytes.
             */
            length?: number;
            "content-type"?: string | null;
            /** Format: date-time */
            "created-time"?: string | null;
            /** @description MD5 of the content. Null where the store does not know it; absent from older servers. */
            md5?: string | null;
            /** @description SHA-256 of the content. Null where the store does not know it; absent from older servers. */
            sha256?: string | null;
            "encryption-key"?: string | null;
            "http-headers"?: {
                [key: string]: unknown;
            };
        };
        /** @description How some older servers say that there is no such object. */
        ObjectMetaFailure: {
            error: string;
        };
        ObjectMetasRequest: {
            keys: string[];
        };
        ObjectMetas: {
            data: components["schemas"]["ObjectState"][];
        };
        /** @description State of a key. Forbidden: the caller may not read it, whether it exists or not. */
        ObjectState: {
            key: string;
            /** @enum {string} */
            state: "present" | "missing" | "forbidden";
            /** @description Size in bytes; null unless the object is present. */
            length: number | null;
            /** @description ETag of a present object; null or absent where the store has none yet, and from older servers. */
            etag?: string | null;
        };
        ObjectMetaResponse: {
            meta?: components["schemas"]["ObjectMeta"] | components["schemas"]["ObjectMetaFailure"] | string | null;
        };
        /** @description An application that the store knows, from its repository. */
        StoreApp: {
            /** @description MD5 of the repository's full name. */
            id: string;
            /** @description `owner/name` */
            title: string;
            description?: string | null;
            repo_url: string;
            /** @description URL of a wide picture, absolute or from the root of the host. */
            cover?: string | null;
            author: string;
            /** @description URL of a square picture, absolute or from the root of the host. */
            icon?: string | null;
            /** @description Stars from 1 to 5, often as text; 0 and null: not rated. */
            rate?: string | number | null;
            /** @description Whether it can be installed and run. */
            valid: boolean;
            /** @description Engines that can run the app, in the order of choice. Not in older servers. */
            engines?: components["schemas"]["AppEngine"][];
        };
        AppPage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["StoreApp"][];
        };
        AppManifestList: {
            total: number;
            data: components["schemas"]["AppManifest"][];
        };
        InstalledApp: {
            id: components["schemas"]["AppId"];
            /** @description `<owner>/<short_name>-<version>`; people see the part after the slash. */
            name: string;
            /** @description Engines that can run the app, in the order of choice. Not in older servers. */
            engines?: components["schemas"]["AppEngine"][];
            /**
             * @description Short names of the report plugins that read the results of all jobs of a project of the app, in the order of choice. Not in older servers.
             * @example [
             *       "quartet-dseqc-report"
             *     ]
             */
            reports?: string[];
        };
        /** @description An engine that can run an app. The first connected one in the list runs its jobs. */
        AppEngine: {
            /**
             * @description Name of the engine. `wes` stands for any WES engine where none is connected.
             * @example local
             */
            name: string;
            /**
             * @description `local` runs programs on the server itself, `wes` speaks the GA4GH Workflow Execution Service API.
             * @enum {string}
             */
            kind: "local" | "wes";
            /** @description Whether the server is connected to it. */
            connected: boolean;
            /** @description Maximum number of simultaneous jobs of all accounts. Only in the list of installed apps, for a connected engine; not in older servers. */
            job_slots?: number;
            /** @description Median time of the newest jobs of the app that succeeded on this engine. Only in the list of installed apps, and only with at least three such jobs. */
            median_seconds?: number;
        };
        InstalledAppList: {
            total: number;
            data: components["schemas"]["InstalledApp"][];
        };
        /** @description The form that step 2 of the wizard shows. */
        AppSchema: {
            /**
             * @description `batch`: a table of jobs, one row each. Anything else (`single`): one job.
             * @example batch
             * @example single
             */
            formMode: string;
            fields: components["schemas"]["FormField"][];
            /** @description What the form cannot check, in sentences for the user. For a form that was made from the schemas of an nf-core pipeline. */
            notes?: string[];
        };
        /** @description One field of the form, or its row of buttons. Unknown keys are ignored; script text is never run. */
        FormField: {
            /** @enum {string} */
            tmplType: "sample_id" | "file" | "input" | "input_number" | "select" | "radio" | "checkbox" | "actions";
            /** @description Key of the value in the sample; absent on actions. */
            model?: string;
            name?: string;
            label?: string;
            /** @description Help beside the label. */
            question?: string;
            placeholder?: string;
            /** @description HTML input type of an `input`; number on `sample_id`. */
            type?: string;
            disabled?: boolean;
            readOnly?: boolean;
            /** @description On `file`: a list of links when true, one link when false. */
            multiple?: boolean;
            /** @description On a `file` with `multiple` in a batch: a sample can have a list of files, such as its lanes. Default: one file for each sample. */
            severalPerSample?: boolean;
            /** @description The value is a label of the job, under the name of the `model`: jobs are filtered and their figures are grouped by it. A text of more than 200 characters is none. Not in older servers. */
            isLabel?: boolean;
            /** @description On `file`: a regular expression for the key, which matches in any case; `/` means folders only; empty means anything. */
            filterType?: string;
            /** @description Default 1 on `sample_id`, 0 on `input_number`. */
            min?: number;
            /** @description Default 100. */
            max?: number;
            /** @description On `select`: `multiple` allows several. */
            mode?: string;
            options?: components["schemas"]["FormOption"][];
            profiles?: components["schemas"]["FormProfiles"];
            allowClear?: boolean;
            addonAfter?: string;
            addonBefore?: string;
            prefix?: string;
            suffix?: string;
            size?: string;
            autosize?: boolean;
            /** @description Columns of 24; default 24. */
            span?: number;
            /** @description Show this field only while the field of that model ... */
            visibleVariable?: string;
            /** @description ... has exactly this value. */
            expectedValue?: unknown;
            /** @description On `sample_id`: rules of the ids of the samples. */
            idRules?: components["schemas"]["FormRule"][];
            config?: components["schemas"]["FormFieldConfig"];
            buttons?: components["schemas"]["FormButton"][];
        };
        FormOption: {
            label?: string;
            /** @description What goes into the sample. */
            value?: unknown;
        };
        /** @description On a `select` of limits: the threshold profiles of the caller follow the options, by the report service (`/api/threshold-profiles`). The value is the id of one; the server copies its limits into the request of the job, so that a restart has the same ones. Not in older servers, which take the options alone. */
        FormProfiles: {
            /** @description Kind of data of the profiles. */
            omics?: components["schemas"]["Omics"];
            /** @description Or the `model` of the field whose value is the kind of data. */
            field?: string;
        };
        FormFieldConfig: {
            /** @description Any JSON that fits the field. */
            initialValue?: unknown;
            rules?: components["schemas"]["FormRule"][];
        };
        FormRule: {
            /** @enum {string} */
            type?: "string" | "number" | "array" | "boolean" | "email" | "url";
            required?: boolean;
            /** @description Shown when the rule is broken. */
            message?: string;
            /** @description Least value, length or count, by type. */
            min?: number;
            /** @description Greatest value, length or count, by type. */
            max?: number;
            len?: number;
            /** @description A regular expression. */
            pattern?: string;
            /** @description What `pattern` accepts, in words: shown when the value does not match and the rule has no message. */
            "x-expects"?: string;
            /** @description Refuse text that is only blanks. */
            whitespace?: boolean;
        };
        FormButton: {
            /** @enum {string} */
            type?: "cancel" | "submit";
            /** @example primary */
            buttonType?: string;
            buttonLabel?: string;
            icon?: string;
            validate?: boolean;
        };
        /**
         * @description Unique across all users. Letters, digits and underscore, 5 to 64 characters, not starting with a digit.
         * @example demo_project
         */
        ProjectName: string;
        /** @description The inputs of one job: `sample_id` and one key for each `model` of the app's form. Values are text, numbers, booleans or lists of text. */
        Sample: {
            /** @description Made by the client; a UUID. */
            sample_id: string;
        } & {
            [key: string]: unknown;
        };
        Project: {
            id: components["schemas"]["Uuid"];
            project_name: string;
            description?: string | null;
            app_id: components["schemas"]["AppId"];
            /** @description `<owner>/<short_name>-<version>` */
            app_name: string;
            /** @description Email of the owner. */
            author: string;
            group_name?: string | null;
            started_time: components["schemas"]["Milliseconds"];
            finished_time?: components["schemas"]["NullableMilliseconds"];
            /** @description Only in the response for one project, and only when the request asks for them. Older servers send them always. */
            samples?: components["schemas"]["Sample"][];
            /** @description Counts of the jobs. Older servers send none: ask for each project. */
            stats?: components["schemas"]["ProjectStats"];
            /** @description Finished share of the jobs. Older servers leave it below 100 for a project that has succeeded: show 100. */
            percentage: number;
            status: components["schemas"]["WorkStatus"];
            /** @description Actions that the project allows now. Any other is answered with 409. Older servers send none: see README.md. */
            actions: components["schemas"]["ProjectAction"][];
            /** @description Reports of the project's jobs. Older servers send none. */
            reports?: {
                total: number;
                /** @description Task of the newest report; null if there is none. */
                newest: components["schemas"]["Uuid"] | null;
            };
            /** @description The report over all jobs that the project ends in. Null for a project that ends in none; older servers send none. */
            report?: components["schemas"]["ProjectReport"] | null;
            /** @description Free labels; older servers send none. */
            labels?: {
                [key: string]: string;
            };
            /** @description The kind of data that the project is about, from the parameters of its samples or from its application. Null where neither says it; older servers send none. */
            omics?: components["schemas"]["Omics"] | null;
        };
        /** @description A report over all jobs of a project. The server makes it when the last job has ended and at least one has succeeded, and again after a restart or a resubmit. */
        ProjectReport: {
            /**
             * @description Short name of the report plugin.
             * @example quartet-dseqc-report
             */
            plugin: string;
            /** @description Newest task of the report; null before the first one. */
            task: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description `stop`, `restart`, `archive` and `delete` are changes of the project (updateProject). `resubmit` changes its failed and stopped jobs (updateProjectWorkflows).
         * @enum {string}
         */
        ProjectAction: "stop" | "restart" | "archive" | "delete" | "resubmit";
        /**
         * @description A change of the job (updateWorkflow).
         * @enum {string}
         */
        WorkflowAction: "stop" | "resubmit";
        /** @enum {string} */
        Omics: "genomics" | "transcriptomics" | "proteomics" | "metabolomics";
        AppShortName: string;
        ProjectPage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["Project"][];
        };
        ProjectNameCheck: components["schemas"]["PageFields"] & {
            /** @description Stays empty; only `total` counts. */
            data: components["schemas"]["Project"][];
        };
        /** @description A new project. Other keys are ignored. */
        ProjectSubmit: {
            project_name: components["schemas"]["ProjectName"];
            app_id: components["schemas"]["AppId"];
            /** @description The `name` of the installed app. */
            app_name: string;
            /** @description The caller's email. Our server stores the email of the token whatever is sent. */
            author: string;
            /** @description One job each; `sample_id` is unique in the list. */
            samples: components["schemas"]["Sample"][];
            description?: string;
            /** @description One of the groups of the caller; for admins, any group that has members. 403 for another one. */
            group_name?: string;
            /** @description Report plugin whose report the server makes over all jobs when they have ended: one of the `reports` of the installed app, 422 for another one. Absent: none. Older servers ignore it. */
            report?: string;
            /** @description Limits that judge the report: `default` without it, `strict`, or the id of a threshold profile of the caller for the data of the report, 422 for another one. They are copied when the project is created. Ignored without a `report`. Older servers ignore it. */
            report_profile?: string;
            /**
             * @description Whole genome or exome, for a report of a DNA batch; by default the files say it. Ignored by other reports and without a `report`. Older servers ignore it.
             * @enum {string}
             */
            report_sequencing?: "auto" | "WGS" | "WES";
            started_time?: components["schemas"]["Milliseconds"];
            /** @description Accepted and ignored. */
            finished_time?: number | null;
            /** @description Accepted and ignored; a new project is Submitted. */
            status?: string;
        };
        ProjectCreated: {
            message: {
                id: components["schemas"]["Uuid"];
            };
        };
        /** @description At least one key. */
        ProjectUpdate: {
            status?: components["schemas"]["WorkStatus"];
            /** @description Accepted and ignored by our server; progress comes from the jobs. */
            percentage?: number;
            /**
             * Format: int64
             * @description Accepted and ignored by our server.
             */
            finished_time?: number;
        };
        /** @description Jobs by state; total = submitted + running + success + error + aborted. Older servers send only the first four, an empty object for no jobs, and fail when a job was stopped. */
        ProjectStats: {
            submitted: number;
            running: number;
            /** @description Succeeded. */
            success: number;
            /** @description Failed. */
            error: number;
            /** @description All jobs of the project. */
            total: number;
            /** @description Aborting, Aborted or On Hold. */
            aborted: number;
            /** @description Those of `success` whose quality verdict is a warning. */
            warning: number;
            /** @description Those of `success` whose quality could not be assessed. Not in older servers. */
            not_assessed?: number;
        };
        ProjectFigures: components["schemas"]["PageFields"] & {
            /** @description Jobs of the project that have ended, over all pages. */
            ended: number;
            /** @description Jobs of this page whose figures are not read yet. Ask again while it is not 0. */
            unread: number;
            /** @description The figures that the app describes, in its order, then those that are only in the files of this page. */
            columns: components["schemas"]["FigureColumn"][];
            series: components["schemas"]["FigureSeries"][];
            data: components["schemas"]["FigureRow"][];
        };
        /** @description A figure, as the app describes it. */
        FigureColumn: {
            /** @description Its name in the files of the app. */
            key: string;
            /** @description Its name for readers; the key where the app gives none. */
            label: string;
            unit: string | null;
            /**
             * @description `percent`: a share of 0 to 1, to be shown in per cent.
             * @enum {string}
             */
            format: "number" | "percent" | "text";
            /** @description Decimals on the screen. */
            decimals: number | null;
            /**
             * @description Null: neither high nor low values are better.
             * @enum {string|null}
             */
            better: "higher" | "lower" | null;
            /** @description Heading for figures that belong together. */
            group: string | null;
            thresholds: components["schemas"]["FigureThresholds"] | null;
            /** @description Hidden until the reader shows it. */
            hidden: boolean;
        };
        /** @description Limits of a figure. Beyond: above where lower values are better, below where higher ones are. */
        FigureThresholds: {
            warn: number | null;
            fail: number | null;
            /** @description Publication or tool that the limits are from. */
            origin: string;
        };
        /** @description Rows that are compared with each other over the samples, such as those of one mate. */
        FigureSeries: {
            key: string;
            label: string;
        };
        FigureRow: {
            job_id: components["schemas"]["Uuid"];
            sample_id: string;
            status: components["schemas"]["WorkStatus"];
            /** @description What the row is about: a file, a library. Null: the whole sample. */
            part: string | null;
            /** @description Key of its series; null: all rows are comparable. */
            series: string | null;
            /** @description In the order of `columns`; null where the file has no value. */
            values: (number | string | null)[];
            /**
             * @description Why figures of the job are missing: `no-figures`: the app declares none. `not-read`: the server has not read them yet. The last four are problems of its files.
             * @enum {string|null}
             */
            missing: "not-ended" | "failed" | "stopped" | "deleted" | "no-figures" | "not-read" | "missing-output" | "too-large" | "not-readable" | "too-many" | null;
        };
        /** @description The job of one sample. */
        Workflow: {
            /** @description Id of the record. */
            id: components["schemas"]["Uuid"];
            /** @description Id in the engine; null until the engine took it. */
            workflow_id: string | null;
            project_id: components["schemas"]["Uuid"];
            /** @description Shown as the title. */
            sample_id: string;
            submitted_time: components["schemas"]["Milliseconds"];
            /** @description Milliseconds since 1970; 0 means not started. */
            started_time: components["schemas"]["Milliseconds"];
            finished_time: components["schemas"]["NullableMilliseconds"];
            job_params: components["schemas"]["Sample"];
            /** @description At least `project_id`. */
            labels: {
                [key: string]: string;
            };
            /** @description Shown rounded down to 2 decimals. */
            percentage: number;
            status: components["schemas"]["WorkStatus"];
            /** @description Actions that the job allows now. Any other is answered with 409. Older servers send none: see README.md. */
            actions: components["schemas"]["WorkflowAction"][];
            /** @description Exit code of the job's process; null while it runs or when it had none. Not in older servers. */
            exit_code?: number | null;
            /** @description The last line of standard error of a failed job. Not in older servers. */
            error?: string | null;
            /** @description The reason of `error` as a code; null where there is none. Not in older servers. */
            problem?: components["schemas"]["RunProblem"] | null;
            /** @description Name of the step that runs or that failed; null where the engine names none. Not in older servers. */
            step?: string | null;
            /** @description Id of the group of failures, see `job-groups`; null unless the job failed. Not in older servers. */
            failure?: string | null;
            /**
             * @description Quality verdict of the job's report; null without a report. Not in older servers.
             * @enum {string|null}
             */
            verdict?: "pass" | "warn" | "fail" | "not-assessed" | null;
            /** @description Id of the task that is the job's report; null without one. Not in older servers. */
            report?: string | null;
            /** @description Name of the engine that runs the job or ran it last; null before its first start. Not in older servers. */
            engine: string | null;
            /** @description When the engine last answered about the job, while it does not answer; null otherwise. Not in older servers. */
            stale_since: components["schemas"]["NullableMilliseconds"];
            /** @description Why the engine does not answer, in one sentence; null otherwise. Not in older servers. */
            stale_reason: string | null;
            /** @description The reason of `stale_reason` as a code; null where there is none. Not in older servers. */
            stale_problem?: components["schemas"]["RunProblem"] | null;
            /** @description What the engine says about a job under way beside its status, as a code, such as a state that the server does not know: the status is then the last known one. Null without a notice. Not in older servers. */
            notice?: components["schemas"]["RunProblem"] | null;
        };
        /** @description A change of many jobs that meet all of its conditions. Without a condition, all jobs of the project. */
        WorkflowsUpdate: {
            /**
             * @description `Submitted` resubmits failed and stopped jobs; `Aborting` stops submitted and running ones.
             * @enum {string}
             */
            status: "Submitted" | "Aborting";
            /** @description Only jobs with these ids. */
            ids?: components["schemas"]["Uuid"][];
            /** @description Only jobs in this state. */
            from?: components["schemas"]["WorkStatus"];
            /** @description No job with one of these ids. Older servers ignore this and the next four, and answer 404 to `job-groups`. */
            except?: components["schemas"]["Uuid"][];
            /** @description As in the list of jobs. */
            q?: components["schemas"]["JobText"];
            /** @description As in the list of jobs. */
            label?: components["schemas"]["JobLabel"];
            /** @description As in the list of jobs. */
            step?: components["schemas"]["JobStep"];
            /** @description Only failed jobs of this group. */
            failure?: components["schemas"]["FailureId"];
        };
        /** @description Part of a sample id or of an error. */
        JobText: string;
        /** @description Name of a label, a colon, and its value. */
        JobLabel: string;
        /** @description Name of a step. */
        JobStep: string;
        /** @description Id of a group of failures: equal for errors that differ in paths, numbers, ids and names only. */
        FailureId: string;
        JobGroups: {
            failures: components["schemas"]["FailureGroup"][];
            /** @description Failed jobs in groups that are not listed. */
            other_failures: number;
            /** @description Steps that run or failed. */
            steps: {
                name: string;
                jobs: number;
            }[];
            /** @description Labels of the jobs, but `project_id`. */
            labels: {
                name: string;
                value: string;
                jobs: number;
            }[];
        };
        /** @description Failed jobs with the same cause. */
        FailureGroup: {
            id: components["schemas"]["FailureId"];
            /** @description The line that names the cause, of the first job. Empty where the engine gave no reason. */
            line: string;
            /** @description The reason of the first job as a code; null where there is none. Not in older servers. */
            problem?: components["schemas"]["RunProblem"] | null;
            /** @description Step that failed; null where the engine names none. */
            step: string | null;
            /** @description Number of jobs. */
            jobs: number;
            /** @description The first of the jobs in the order of the samples. */
            first: {
                id: components["schemas"]["Uuid"];
                sample_id: string;
            };
        };
        WorkflowsUpdated: {
            /** @description Jobs that were stopped or resubmitted. */
            changed: number;
            /** @description Selected jobs whose state does not allow it. */
            unchanged: number;
        };
        WorkflowPage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["Workflow"][];
        };
        ResultFilePage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["ResultFile"][];
        };
        /** @description A file that a job left. */
        ResultFile: {
            /** @description Name of the file; the path from the folder for a file in an output folder. The name of a folder ends with a slash. */
            file_name: string;
            /** @description Name of the output. */
            file_index: string;
            project_id: components["schemas"]["Uuid"];
            project_name: string;
            /** @description Id of the job's record. */
            job_id: components["schemas"]["Uuid"];
            /** @description Name of the job, its sample. */
            job_name: string;
            /** @description Extension in lower case, such as `csv` or `fastq.gz`; empty without one. */
            file_type: string;
            /** @description Kind that the app declares for the output: json, tsv, csv, html, text, pdf, image, bam, vcf, fastq, folder or file; null when it is unknown. */
            kind: string | null;
            /** @description Storage link. */
            path: string;
            /** @description In bytes; null for a folder, and when the file is gone. */
            size: number | null;
            /** @description MD5 of the content in hex; null until the store has read the file. */
            etag: string | null;
            /** @description Number of the attempt that left the file. */
            attempt: number;
            created_time: components["schemas"]["Milliseconds"];
        };
        /** @description A job with what it made. */
        WorkflowDetail: components["schemas"]["Workflow"] & {
            /** @description Link of the directory of the run, without a trailing slash; null until it started. */
            workflow_output: string | null;
            /** @description `<project_name>.<step>.<output>` to a storage link, a list of links, or null. Any other JSON is possible and not a file. */
            outputs: {
                [key: string]: unknown;
            } | null;
            /** @description Number of jobs and reports that start before a waiting job on its engine; null once it is started. Not in older servers. */
            queue_position?: number | null;
            /** @description Runs of the job, the newest first. Empty before the first start. Not in older servers. */
            attempts: components["schemas"]["Attempt"][];
        };
        /** @description One run of a job. A resubmitted job has several; each keeps its results and logs. */
        Attempt: {
            /** @description From 1. */
            number: number;
            /** @description Id of the run; the `workflow_id` of the job during it. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Name of the engine.
             * @example local
             */
            engine: string;
            status: components["schemas"]["WorkStatus"];
            submitted_time: components["schemas"]["Milliseconds"];
            started_time: components["schemas"]["NullableMilliseconds"];
            finished_time: components["schemas"]["NullableMilliseconds"];
            /** @description Null while it runs or when there was no process. */
            exit_code: number | null;
            /** @description Reason of a failure, in one line. */
            error: string | null;
            /** @description The reason of `error` as a code; null where there is none. Not in older servers. */
            problem?: components["schemas"]["RunProblem"] | null;
            /** @description As in the job. Null before the end. */
            outputs: {
                [key: string]: unknown;
            } | null;
            /** @description Link of the directory of the attempt, without a trailing slash; null until it started. */
            workflow_output: string | null;
            /** @description Steps (tasks) of the run in their order. Empty where the engine names none. */
            steps: components["schemas"]["AttemptStep"][];
        };
        AttemptStep: {
            /** @description Name that the workflow gives the step; two steps may have the same. */
            name: string;
            /** @description Key of its logs, `<project_name>.<step>`; unique in the attempt. */
            key: string;
            status: components["schemas"]["WorkStatus"];
            started_time: components["schemas"]["NullableMilliseconds"];
            finished_time: components["schemas"]["NullableMilliseconds"];
            /** @description Null while it runs or when the engine does not say it. */
            exit_code: number | null;
            /**
             * Format: int64
             * @description Largest memory of all its processes together, in bytes. Null while it runs and when the engine does not measure it. Not in older servers.
             */
            peak_memory?: number | null;
            /** @description Processor time of all its processes together. Null while it runs and when the engine does not measure it. Not in older servers. */
            cpu_seconds?: number | null;
            /** @description Storage link of its standard output; null for none. */
            stdout: string | null;
            /** @description Storage link of its standard error; null for none. */
            stderr: string | null;
        };
        /** @description At least one key. */
        WorkflowUpdate: {
            status?: components["schemas"]["WorkStatus"];
            percentage?: number;
            /**
             * Format: int64
             * @description Accepted and ignored by our server.
             */
            finished_time?: number;
            /** @description Null puts the job back into the queue; other values are ignored by our server. */
            workflow_id?: string | null;
        };
        LogStreams: {
            /** @description A storage link; text under the key `system`. */
            stdout?: string | null;
            /** @description A storage link; text under the key `system`. */
            stderr?: string | null;
        };
        /** @description `<project_name>.<step>` to links. The key `system` holds what the engine itself said, as text. */
        WorkflowLogs: {
            [key: string]: components["schemas"]["LogStreams"];
        };
        /** @description A part of one log, cut where a character ends. */
        LogRange: {
            key: string;
            /** @enum {string} */
            stream: "stdout" | "stderr";
            /** @description UTF-8; bytes that are not become U+FFFD. */
            text: string;
            /**
             * Format: int64
             * @description First byte of `text` in the log.
             */
            offset: number;
            /**
             * Format: int64
             * @description Where to go on.
             */
            next_offset: number;
            /**
             * Format: int64
             * @description Bytes in the log now.
             */
            size: number;
            /** @description The job has ended, so that the log will not grow. */
            complete: boolean;
        };
        /** @description Count of the lines of a log. */
        LogIndex: {
            key: string;
            /** @enum {string} */
            stream: "stdout" | "stderr";
            /** @description Changes when the log was replaced by another one, whose lines have nothing to do with the former ones. */
            version: number;
            /**
             * Format: int64
             * @description Lines so far, with a last one that has no end yet.
             */
            lines: number;
            /**
             * Format: int64
             * @description Lines that report an error, by the words that common programs use.
             */
            errors: number;
            /**
             * Format: int64
             * @description Bytes whose lines are counted.
             */
            indexed: number;
            /**
             * Format: int64
             * @description Bytes in the log now.
             */
            size: number;
            /** @description The job has ended, so that the log will not grow. */
            complete: boolean;
        };
        LogLine: {
            /** Format: int64 */
            number: number;
            /**
             * Format: int64
             * @description First byte of the line in the log.
             */
            offset: number;
            /**
             * Format: int64
             * @description Length of the whole line, without its end; more than `text` has for a line that is cut.
             */
            bytes: number;
            /** @description UTF-8 without the end of the line; bytes that are not become U+FFFD. Colour codes are left in it. */
            text: string;
        };
        LogLines: {
            /** @description As in `LogIndex`. */
            version: number;
            lines: components["schemas"]["LogLine"][];
        };
        LogMatch: {
            /** Format: int64 */
            line: number;
            /** @description Where the first matches are in the line without its colour codes, in UTF-16 units. Empty for errors. */
            ranges: {
                start: number;
                end: number;
            }[];
        };
        LogMatches: {
            /** @description As in `LogIndex`. */
            version: number;
            matches: components["schemas"]["LogMatch"][];
            /**
             * Format: int64
             * @description First line that was not searched; null when all that are counted were.
             */
            next_line: number | null;
        };
        FileContent: {
            /** @description The text of the file. */
            message: string;
        };
        Notification: {
            id: number;
            title: string;
            /** @description Not trusted; show it as text. */
            description?: string | null;
            /** @example default */
            notification_type: string;
            created_time: components["schemas"]["Milliseconds"];
            status: components["schemas"]["ReadStatus"];
            /**
             * @description How the work ended that the notification is about. Absent on announcements.
             * @enum {string}
             */
            outcome?: "succeeded" | "failed";
            /** @description The project or report to open. Absent where there is none, and on notifications of earlier versions. */
            subject?: {
                /** @enum {string} */
                kind: "project" | "report";
                id: string;
                /** @description Control chart to open, on which the report breaks a rule. Absent on all other notifications, and from older servers. */
                chart?: {
                    /**
                     * @description Short name of the report tool.
                     * @example quartet-protqc-report
                     */
                    tool: string;
                    /**
                     * @description First of the figures that break the rule.
                     * @example snr
                     */
                    figure: string;
                    /** @enum {string} */
                    rule: "1-3s" | "2-2s" | "R-4s" | "4-1s" | "10-x";
                    /** @description The chart has reports of this laboratory only. */
                    laboratory?: string;
                    /** @description The chart has reports of this instrument only. */
                    instrument?: string;
                    /** @enum {string} */
                    sequencing?: "WGS" | "WES";
                };
            };
        };
        NotificationPage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["Notification"][];
        };
        /** @description Events of which an account is notified. */
        NotificationChoices: {
            /** @description A project has succeeded or failed. */
            projects: boolean;
            /** @description True: one notification for a project when it ends, with the counts of its jobs. False: one for each of its jobs, and none for the project. A request without it leaves the choice as it is. Not in older servers, which send one for a project. */
            project_digest?: boolean;
            /** @description A report is ready or has failed. */
            reports: boolean;
            /** @description A report breaks a rule of its control chart. */
            control_charts: boolean;
        };
        NotificationUpdate: {
            status: components["schemas"]["ReadStatus"];
        };
        MessageSubmit: {
            title: string;
            description?: string;
            /** @enum {string} */
            message_type: "request-materials" | "request-data" | "feedback";
            /** @description By type. request-materials: materialsType (DNA, RNA, Protein, Metabolite), tubes (1 to 100), purpose, requestorTitle, requestorName, requestorEmail, organization, recipients, phoneNumber, deliveryAddress, and notes if any. feedback: email, content. */
            payload: {
                [key: string]: unknown;
            };
            status: components["schemas"]["ReadStatus"];
            /**
             * Format: int64
             * @description Accepted and ignored; the server sets it.
             */
            created_time?: number;
        };
        MessageCreated: {
            message: {
                id: number;
            };
        };
        /** @description The `data` of one server-sent event. */
        PortalEvent: {
            /** @description Id of the project, job, task or notification that changed. */
            id: string;
            /** @description Its state now. */
            status: string;
            percentage?: number;
            /** @description The project that it belongs to. */
            project_id?: string;
            /** @description Counts of the jobs, in events of projects. Not in older servers. */
            stats?: components["schemas"]["ProjectStats"];
            /**
             * Format: int64
             * @description In events of jobs, as in Workflow: 0 before the start. Not in older servers.
             */
            started_time?: number;
            /**
             * Format: int64
             * @description In events of jobs whose engine does not answer, as in Workflow. Absent while it answers.
             */
            stale_since?: number;
            /** @description As in Workflow, together with `stale_since`. Not in older servers, and not in an event that would be too large: then the job has it. */
            stale_reason?: string;
            /** @description As in Workflow, together with `stale_reason`. */
            stale_problem?: components["schemas"]["RunProblem"];
            /** @description In events of jobs, as in Workflow. Not in older servers. */
            notice?: components["schemas"]["RunProblem"] | null;
            /** @description Actions that the project or job allows now, as in ProjectAction and WorkflowAction. Not in older servers. */
            actions?: string[];
        };
        /**
         * @description Second part of the token, by which people recognise it.
         * @example 3f9c21d07a4e
         */
        AccessTokenId: string;
        /**
         * @description For people; no two tokens of an account have the same.
         * @example Night run on the cluster
         */
        AccessTokenName: string;
        /**
         * @description What a token may be used for. Operations name the scope that they need in `security`. `work:read`: projects, jobs, logs, reports and notifications. `work:write`: start and change them. `files:read`: list and download files. `files:write`: upload, move and delete files. None includes another.
         * @enum {string}
         */
        TokenScope: "work:read" | "work:write" | "files:read" | "files:write";
        /** @description What is known about a personal access token. */
        AccessToken: {
            id: components["schemas"]["AccessTokenId"];
            name: components["schemas"]["AccessTokenName"];
            scopes: components["schemas"]["TokenScope"][];
            created_time: components["schemas"]["Milliseconds"];
            expires_time: components["schemas"]["Milliseconds"];
            /** @description Last call, to the minute; null: never used. */
            last_used_time: components["schemas"]["NullableMilliseconds"];
        };
        /** @description Personal access tokens of an account. */
        AccessTokenList: {
            total: number;
            data: components["schemas"]["AccessToken"][];
        };
        /** @description New personal access token. */
        AccessTokenSubmit: {
            name: components["schemas"]["AccessTokenName"];
            scopes: components["schemas"]["TokenScope"][];
            /** @description Days until it expires. */
            days: number;
        };
        /** @description New token, shown once. */
        AccessTokenCreated: {
            /** @description Bearer token for the Authorization header. The prefix `omp_` lets secret scanners find it. */
            token: string;
            access_token: components["schemas"]["AccessToken"];
        };
        /** @description Id of a share link, which opens nothing. */
        ShareLinkId: string;
        /** @description Known facts of a share link, without the link. */
        ShareLink: {
            id: components["schemas"]["ShareLinkId"];
            /** @description Storage link of the file. */
            file: string;
            created_time: components["schemas"]["Milliseconds"];
            expires_time: components["schemas"]["Milliseconds"];
        };
        /** @description Share links of an account. */
        ShareLinkList: {
            total: number;
            data: components["schemas"]["ShareLink"][];
        };
        /** @description New share link. */
        ShareLinkSubmit: {
            /** @description Storage link of the file. */
            file: string;
            /** @description Seconds until it expires. */
            seconds: number;
        };
        /** @description New share link, given once. */
        ShareLinkCreated: {
            /** @description The link. */
            url: string;
            share_link: components["schemas"]["ShareLink"];
        };
        /** @description Id of a sign-in. */
        SessionId: string;
        /** @description Sign-in of an account in one browser. */
        Session: {
            id: components["schemas"]["SessionId"];
            /** @description True for the sign-in of the call. */
            current: boolean;
            /** @description What the browser said about itself; null if unknown. */
            user_agent: string | null;
            created_time: components["schemas"]["Milliseconds"];
            /** @description Last renewal of its tokens, every few minutes while it is used. */
            used_time: components["schemas"]["Milliseconds"];
        };
        /** @description Sign-ins of an account. */
        SessionList: {
            total: number;
            data: components["schemas"]["Session"][];
        };
        /** @description At least 12 characters, and neither the user name nor the email. */
        NewPassword: string;
        /** @description Name of a person. */
        PersonName: string;
        /** @description New name of the caller. */
        AccountNameChange: {
            name: components["schemas"]["PersonName"];
        };
        /** @description Current and new password of the caller. */
        PasswordChange: {
            current: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description Password of the caller, asked for again. */
        PasswordCheck: {
            password: string;
        };
        /** @description State of a second factor. */
        SecondFactor: {
            /** @description Time from which sign-ins need a code; null: they need none. */
            since: components["schemas"]["NullableMilliseconds"];
            /** @description Recovery codes that were not used. */
            recovery_codes: number;
        };
        /** @description Secret of a second factor that is being set up. */
        NewSecondFactor: {
            /** @description Base32, to type into an authenticator. */
            secret: string;
            /** @description The same as an `otpauth:` address, for a QR code. */
            uri: string;
        };
        /** @description First code of an authenticator. */
        SecondFactorCode: {
            code: string;
        };
        /** @description Codes that each work once instead of that of an authenticator. */
        RecoveryCodes: {
            recovery_codes: string[];
        };
        /** @description Name of an account, which stays for good. */
        Username: string;
        /** @description The group `admin` makes an admin. */
        AccountGroups: string[];
        /** @description The role `admin` makes an admin. */
        AccountRoles: string[];
        /** @description Account of the embedded provider. */
        Account: {
            username: components["schemas"]["Username"];
            name: string;
            email: string;
            groups: components["schemas"]["AccountGroups"];
            roles: components["schemas"]["AccountRoles"];
            created_time: components["schemas"]["Milliseconds"];
            /** @description Null: the account can sign in. */
            disabled_time: components["schemas"]["NullableMilliseconds"];
            /** @description Last sign-in; null: none since the server records them. */
            signed_in_time: components["schemas"]["NullableMilliseconds"];
            /** @description Sign-ins that are open. */
            sessions: number;
            /** @description Personal access tokens that have not expired. */
            access_tokens: number;
            /** @description Sign-ins need a code of an authenticator. */
            second_factor: boolean;
            /** @description What the account did last, as the audit log has it; null: nothing while its events are stored. Not in older servers. */
            last_event?: {
                kind: components["schemas"]["AuditKind"];
                time: components["schemas"]["Milliseconds"];
            } | null;
        };
        AccountPage: components["schemas"]["PageFields"] & {
            data: components["schemas"]["Account"][];
        };
        /** @description New account. */
        AccountSubmit: {
            username: components["schemas"]["Username"];
            name: components["schemas"]["PersonName"];
            email: string;
            groups: components["schemas"]["AccountGroups"];
            roles?: components["schemas"]["AccountRoles"];
        };
        /** @description Change of an account; absent keys stay. */
        AccountUpdate: {
            groups?: components["schemas"]["AccountGroups"];
            roles?: components["schemas"]["AccountRoles"];
            disabled?: boolean;
        };
        /** @description New account with the link for its owner. */
        AccountCreated: {
            account: components["schemas"]["Account"];
            link: components["schemas"]["OneTimeLink"];
        };
        /**
         * @description What a one-time link is for.
         * @enum {string}
         */
        LinkPurpose: "invitation" | "reset";
        /** @description Link by which the owner of an account chooses a password, once. Its secret is behind the `#`, which browsers do not send. */
        OneTimeLink: {
            purpose: components["schemas"]["LinkPurpose"];
            /** @description Page of the portal. */
            url: string;
            expires_time: components["schemas"]["Milliseconds"];
        };
        /** @description The value of `link` in the address of the page. */
        LinkSecret: string;
        /** @description One-time link to read. */
        OneTimeLinkCheck: {
            link: components["schemas"]["LinkSecret"];
        };
        /** @description Account of a one-time link. */
        OneTimeLinkFacts: {
            username: components["schemas"]["Username"];
            purpose: components["schemas"]["LinkPurpose"];
            expires_time: components["schemas"]["Milliseconds"];
        };
        /** @description One-time link with the password that its owner chose. */
        OneTimeLinkUse: {
            link: components["schemas"]["LinkSecret"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description What happened. `deleted`: a file, project or threshold profile. `exported`: a link to a file of another user, a job or report on their files, or the text of one of their result files. `work-changed`: an admin stopped, restarted, archived or marked a project, a job or a report of another user. Older servers do not record it. With an external provider a sign-in is recorded at its first call, and its end is not seen.
         * @enum {string}
         */
        AuditKind: "sign-in" | "sign-in-failed" | "sign-out" | "sessions-ended" | "password-changed" | "name-changed" | "second-factor-set-up" | "second-factor-removed" | "account-added" | "account-changed" | "account-disabled" | "account-enabled" | "link-made" | "token-created" | "token-deleted" | "share-link-created" | "share-link-revoked" | "deleted" | "exported" | "work-changed";
        /** @description Event of the audit log. */
        AuditEvent: {
            id: number;
            time: components["schemas"]["Milliseconds"];
            kind: components["schemas"]["AuditKind"];
            /** @description User name of who did it, or the address of an external identity provider; null for the operator of the server, and for a sign-in with an unknown name. */
            actor: string | null;
            /** @description What it was done to, such as a user name, the name of a token or a storage link. */
            subject: string | null;
            /** @description Address that the request came from. */
            address: string | null;
        };
        AuditPage: components["schemas"]["PageFields"] & {
            /** @description Days after which events are removed. */
            kept_days: number;
            data: components["schemas"]["AuditEvent"][];
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
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1653000000000
         */
        Milliseconds: number;
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
        /**
         * @description MD5, in hex, of the whole application name with owner and version; it changes with every version.
         * @example fd63809bc013bec3664b072d3465ba75
         */
        AppId: string;
        /**
         * @description State of a project or a job. Submitted -> Running -> Succeeded or Failed. Stop: Submitted or Running -> Aborting -> Aborted, the last step only when the engine confirms. Restart: Aborted, Failed or On Hold -> Submitted. Archive: any finished state -> Aborted (shown as Archived). Delete: -> On Hold (results removed, record kept).
         * @enum {string}
         */
        WorkStatus: "Submitted" | "Running" | "Failed" | "Aborting" | "Aborted" | "Succeeded" | "On Hold";
        /**
         * @description A lower-case UUID.
         * @example 0b1c2d3e-0000-1000-8000-000000000020
         */
        Uuid: string;
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
        /**
         * @description Whether a notification or message was read.
         * @enum {string}
         */
        ReadStatus: "Unread" | "Read";
    };
    responses: {
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
         * @description User name of an account.
         * @example lin
         */
        Username: components["schemas"]["Username"];
        /**
         * @description Id of an upload in parts of the caller.
         * @example 4f0c1d2e-0000-4000-8000-0000000000aa
         */
        PartUpload: string;
        /**
         * @description Short name of a configured storage service; minio, oss and s3 are in use.
         * @example minio
         */
        Service: string;
        /**
         * @description Name of the bucket.
         * @example users
         */
        Bucket: string;
        /**
         * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
         * @example data/a.fq.gz
         */
        Key: string;
        /**
         * @description The part of `app_name` before the slash.
         * @example lizhihui
         */
        Owner: string;
        /**
         * @description The part of `app_name` after the slash, `<short_name>-<version>`.
         * @example quartet-rnaseq-qc-v0.2.1
         */
        AppVersion: string;
        /**
         * @description Id of the project.
         * @example 0b1c2d3e-0000-1000-8000-000000000020
         */
        ProjectId: components["schemas"]["Uuid"];
        /**
         * @description A key of the map of logs; the first one when absent.
         * @example demo_project.main
         */
        LogKey: string;
        /**
         * @description Number of an attempt; the newest one when absent. 404 for one that the job does not have.
         * @example 1
         */
        LogAttempt: number;
        /**
         * @description Which of the two streams to read.
         * @example stderr
         */
        LogStream: "stdout" | "stderr";
        /**
         * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
         * @example 0b1c2d3e-0000-1000-8000-000000000030
         */
        WorkflowId: components["schemas"]["Uuid"];
        /**
         * @description The page, counted from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Entries per page.
         * @example 10
         */
        PerPage: number;
        /**
         * @description A value of the caller's making, new for each intent (a UUID does). The same key with the same body within a day gives the first response again and makes nothing new; with another body it gives 422. Servers that do not know the header ignore it.
         * @example 0b1c2d3e-0000-4000-8000-000000000099
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Where the new thing is, below the base of this service. */
        Location: string;
        /** @description The scheme that is expected, after RFC 6750. */
        WwwAuthenticate: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFsServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their short names, and the one to open first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": [
                     *         "minio"
                     *       ],
                     *       "names": {
                     *         "minio": {
                     *           "en-US": "Local",
                     *           "zh-CN": "本地"
                     *         }
                     *       },
                     *       "default_service": "minio",
                     *       "own_files": "minio://users/data/ada/",
                     *       "report_inputs": "minio://tservice/ada/"
                     *     }
                     */
                    "application/json": components["schemas"]["FsServices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listBuckets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buckets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "Name": "quartet-data-portal",
                     *           "CreationDate": "2021-08-24T02:11:05Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BucketList"];
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
    listObjects: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Keys must start with it; a folder's prefix ends with a slash.
                 * @example data/
                 */
                prefix?: string;
                /**
                 * @description Only entries whose name, the last part of the key, contains this text, whatever its case. Older servers ignore it.
                 * @example _R1
                 */
                search?: string;
                /**
                 * @description True: files of all folders below the prefix, and no folders. Older servers ignore it.
                 * @example false
                 */
                recursive?: boolean;
                /**
                 * @description Order of the entries; folders have neither size nor time. Older servers ignore it.
                 * @example size:desc
                 */
                sort?: "name:asc" | "name:desc" | "size:asc" | "size:desc" | "updated:asc" | "updated:desc";
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 10,
                     *       "bucket": "users",
                     *       "location": "minio://users/data/",
                     *       "data": [
                     *         {
                     *           "key": "data/run1/",
                     *           "path": "minio://users/data/run1/",
                     *           "etag": null,
                     *           "last-modified": null,
                     *           "size": 0,
                     *           "storage-class": null
                     *         },
                     *         {
                     *           "key": "data/a.fq.gz",
                     *           "path": "minio://users/data/a.fq.gz",
                     *           "etag": "9b2c1a",
                     *           "last-modified": "2021-09-13T08:00:01Z",
                     *           "size": 1048576,
                     *           "storage-class": "STANDARD"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ObjectPage"];
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
    makeDirectory: {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder is there. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bucket": "users",
                     *       "name": "data/ada/run2/"
                     *     }
                     */
                    "application/json": components["schemas"]["MadeObject"];
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
    makeDownloadUrl: {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
                /**
                 * @description Whether a browser saves the object (`attachment`) or shows it in no origin: without scripts (`inline`), or with the scripts of an HTML page, which can send no request (`page`). Older servers ignore it, or answer 400 to `page`.
                 * @example inline
                 */
                disposition?: "attachment" | "inline" | "page";
                /**
                 * @description Seconds for which the URL works, at most the life time of URLs at this site: for longer there are share links. Older servers ignore it: `expires_time` says what holds.
                 * @example 3600
                 */
                expires_in?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "download_url": "https://portal.example.org/storage/users/data/a.fq.gz?expires=1653003600&signature=5b1f",
                     *       "expires_time": 1653003600000
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadUrl"];
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
    makeUploadUrl: {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
                /** @description Size of the file in bytes. Older servers ignore it. */
                length?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "upload_url": "https://portal.example.org/storage/users/data/a.fq.gz?expires=1653003600&signature=77aa"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadUrl"];
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
    deleteObject: {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
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
    moveObject: {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "data/ada/renamed.fq.gz"
                 *     }
                 */
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            /** @description It is under the new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bucket": "users",
                     *       "name": "data/ada/renamed.fq.gz"
                     *     }
                     */
                    "application/json": components["schemas"]["MadeObject"];
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
    createPartUpload: {
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
                 *       "path": "minio://users/data/ada/a.fq.gz",
                 *       "size": 20000000
                 *     }
                 */
                "application/json": components["schemas"]["PartUploadSubmit"];
            };
        };
        responses: {
            /** @description The upload, without parts. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4f0c1d2e-0000-4000-8000-0000000000aa",
                     *       "path": "minio://users/data/ada/a.fq.gz",
                     *       "size": 20000000,
                     *       "part_bytes": 8388608,
                     *       "state": "open",
                     *       "parts": [
                     *         {
                     *           "number": 1,
                     *           "size": 8388608
                     *         }
                     *       ],
                     *       "sha256": null,
                     *       "expires_time": 1653604800000
                     *     }
                     */
                    "application/json": components["schemas"]["PartUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getPartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4f0c1d2e-0000-4000-8000-0000000000aa",
                     *       "path": "minio://users/data/ada/a.fq.gz",
                     *       "size": 20000000,
                     *       "part_bytes": 8388608,
                     *       "state": "open",
                     *       "parts": [
                     *         {
                     *           "number": 1,
                     *           "size": 8388608
                     *         }
                     *       ],
                     *       "sha256": null,
                     *       "expires_time": 1653604800000
                     *     }
                     */
                    "application/json": components["schemas"]["PartUpload"];
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
    deletePartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
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
    signPartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numbers": [
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PartNumbers"];
            };
        };
        responses: {
            /** @description One URL for each number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "number": 2,
                     *           "upload_url": "https://portal.example.org/storage/users/data/ada/a.fq.gz?part=2&signature=77aa"
                     *         }
                     *       ],
                     *       "expires_time": 1653003600000
                     *     }
                     */
                    "application/json": components["schemas"]["PartLinks"];
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
    completePartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an upload in parts of the caller.
                 * @example 4f0c1d2e-0000-4000-8000-0000000000aa
                 */
                upload: components["parameters"]["PartUpload"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": components["schemas"]["PartUploadCompletion"];
            };
        };
        responses: {
            /** @description The upload, in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4f0c1d2e-0000-4000-8000-0000000000aa",
                     *       "path": "minio://users/data/ada/a.fq.gz",
                     *       "size": 20000000,
                     *       "part_bytes": 8388608,
                     *       "state": "checking",
                     *       "parts": [],
                     *       "sha256": null,
                     *       "expires_time": 1653604800000
                     *     }
                     */
                    "application/json": components["schemas"]["PartUpload"];
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
    getStorageUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "used": 1200000000,
                     *       "allowed": 50000000000,
                     *       "groups": [
                     *         {
                     *           "name": "lab",
                     *           "used": 3400000000,
                     *           "allowed": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StorageUsage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    transferObjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "move",
                 *       "on_conflict": "ask",
                 *       "items": [
                 *         {
                 *           "from": "data/ada/a.fq.gz",
                 *           "to": "data/ada/run2/a.fq.gz"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description One entry for each item, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "from": "data/ada/a.fq.gz",
                     *           "to": "data/ada/run2/a.fq.gz",
                     *           "state": "done"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TransferOutcomes"];
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
    trashObjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keys": [
                 *         "data/ada/a.fq.gz"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ObjectMetasRequest"];
            };
        };
        responses: {
            /** @description One entry for each key, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kept_days": 30,
                     *       "data": [
                     *         {
                     *           "key": "data/ada/a.fq.gz",
                     *           "state": "done",
                     *           "id": "3f1c8b52-6a0e-4f0e-9f43-0b1d7d1f0a11"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrashOutcomes"];
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
    listTrash: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
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
                     *       "kept_days": 30,
                     *       "data": [
                     *         {
                     *           "id": "3f1c8b52-6a0e-4f0e-9f43-0b1d7d1f0a11",
                     *           "key": "data/ada/a.fq.gz",
                     *           "path": "minio://users/data/ada/a.fq.gz",
                     *           "deleted_by": "ada",
                     *           "deleted_time": 1653003600000,
                     *           "expires_time": 1655595600000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrashPage"];
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
    restoreTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "3f1c8b52-6a0e-4f0e-9f43-0b1d7d1f0a11"
                 *       ],
                 *       "on_conflict": "ask"
                 *     }
                 */
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            /** @description One entry for each id, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "3f1c8b52-6a0e-4f0e-9f43-0b1d7d1f0a11",
                     *           "state": "done",
                     *           "path": "minio://users/data/ada/a.fq.gz"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RestoreOutcomes"];
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
    removeTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "3f1c8b52-6a0e-4f0e-9f43-0b1d7d1f0a11"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TrashIds"];
            };
        };
        responses: {
            /** @description One entry for each id, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "3f1c8b52-6a0e-4f0e-9f43-0b1d7d1f0a11",
                     *           "state": "done"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RestoreOutcomes"];
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
    getObjectMeta: {
        parameters: {
            query: {
                /**
                 * @description Key within the bucket, without a leading slash; a folder's key ends with a slash.
                 * @example data/a.fq.gz
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object, or one of the historical ways to say that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "meta": {
                     *         "bucket": "users",
                     *         "name": "a.fq.gz",
                     *         "key": "data/a.fq.gz",
                     *         "etag": "9b2c1a",
                     *         "length": 1048576,
                     *         "content-type": "application/gzip",
                     *         "created-time": "2021-09-13T08:00:01Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ObjectMetaResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such object. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Object does not exist"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getObjectMetas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
                /**
                 * @description Name of the bucket.
                 * @example users
                 */
                bucket: components["parameters"]["Bucket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keys": [
                 *         "data/a.fq.gz",
                 *         "data/none.fq.gz"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ObjectMetasRequest"];
            };
        };
        responses: {
            /** @description One entry for each key, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "data/a.fq.gz",
                     *           "state": "present",
                     *           "length": 1048576,
                     *           "etag": "d41d8cd98f00b204e9800998ecf8427e"
                     *         },
                     *         {
                     *           "key": "data/none.fq.gz",
                     *           "state": "missing",
                     *           "length": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ObjectMetas"];
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
    createArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Short name of a configured storage service; minio, oss and s3 are in use.
                 * @example minio
                 */
                service: components["parameters"]["Service"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "objects": [
                 *         "minio://quartet-data-portal/proteomics/a.csv",
                 *         "minio://quartet-data-portal/proteomics/b.csv"
                 *       ],
                 *       "name": "quartet-cart"
                 *     }
                 */
                "application/json": components["schemas"]["ArchiveRequest"];
            };
        };
        responses: {
            /** @description The link, which needs no token and expires. */
            201: {
                headers: {
                    /** @description The link. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "archive_url": "https://portal.example.org/datains/api/archives/3f2a9c",
                     *       "size": 1048576,
                     *       "count": 2,
                     *       "expires_time": 1653003600000
                     *     }
                     */
                    "application/json": components["schemas"]["Archive"];
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
    downloadArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id in the link that `createArchive` gave; it is the only right that is needed.
                 * @example 3f2a9c
                 */
                archive_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip file, with its length. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
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
    listShareLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, unpaged, without the links themselves. */
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
                     *           "id": "3f9c21d07a4e",
                     *           "file": "minio://users/data/ada/a.fq.gz",
                     *           "created_time": 1653000000000,
                     *           "expires_time": 1653086400000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShareLinkList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createShareLink: {
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
                 *       "file": "minio://users/data/ada/a.fq.gz",
                 *       "seconds": 86400
                 *     }
                 */
                "application/json": components["schemas"]["ShareLinkSubmit"];
            };
        };
        responses: {
            /** @description The link, and what the list shows about it. */
            201: {
                headers: {
                    /** @description The link. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://portal.example.org/datains/api/shared-files/000000000000000000000000000000000000000000000000",
                     *       "share_link": {
                     *         "id": "3f9c21d07a4e",
                     *         "file": "minio://users/data/ada/a.fq.gz",
                     *         "created_time": 1653000000000,
                     *         "expires_time": 1653086400000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShareLinkCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    revokeShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a share link of the caller.
                 * @example 3f9c21d07a4e
                 */
                id: components["schemas"]["ShareLinkId"];
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
    openSharedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Text in the link that `createShareLink` gave; it is the only right that is needed.
                 * @example 000000000000000000000000000000000000000000000000
                 */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed URL. */
            302: {
                headers: {
                    /** @description The signed URL. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
    listApps: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Exact author.
                 * @example lab
                 */
                author?: string;
                /**
                 * @description Exact title, `owner/name`.
                 * @example lab/rna-qc
                 */
                title?: string;
                /**
                 * @description Only usable ones (true) or only unusable ones (false).
                 * @example true
                 */
                valid?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
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
                     *           "id": "5f4dcc3b5aa765d61d8327deb882cf99",
                     *           "title": "lab/rna-qc",
                     *           "description": "RNA QC",
                     *           "repo_url": "https://git.example.org/lab/rna-qc.git",
                     *           "cover": "",
                     *           "author": "lab",
                     *           "icon": "",
                     *           "rate": "3",
                     *           "valid": true,
                     *           "engines": [
                     *             {
                     *               "name": "wes",
                     *               "kind": "wes",
                     *               "connected": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AppPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listAppManifests: {
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
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": "fd63809bc013bec3664b072d3465ba75",
                     *           "name": "RNA-seq QC",
                     *           "short_name": "quartet-rnaseq-qc",
                     *           "app_name": "lizhihui/quartet-rnaseq-qc-v0.2.1",
                     *           "version": "v0.2.1",
                     *           "author": "lizhihui",
                     *           "hidden": false,
                     *           "home": "https://example.org",
                     *           "description": "Quality control of RNA-seq libraries",
                     *           "icons": [
                     *             {
                     *               "src": "",
                     *               "type": "image/png",
                     *               "sizes": "192x192"
                     *             }
                     *           ],
                     *           "category": "Pipeline",
                     *           "source": "PGx"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AppManifestList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listInstalledApps: {
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
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": "fd63809bc013bec3664b072d3465ba75",
                     *           "name": "lizhihui/quartet-rnaseq-qc-v0.2.1",
                     *           "engines": [
                     *             {
                     *               "name": "local",
                     *               "kind": "local",
                     *               "connected": true
                     *             }
                     *           ],
                     *           "reports": [
                     *             "quartet-rseqc-report"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InstalledAppList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAppSchema: {
        parameters: {
            query?: {
                /**
                 * @description A random text, new for each request, so that no cache answers. Servers ignore it.
                 * @example k3j9x0
                 */
                _?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "formMode": "batch",
                     *       "fields": [
                     *         {
                     *           "tmplType": "sample_id",
                     *           "type": "number",
                     *           "label": "Sample ID",
                     *           "name": "sample_id",
                     *           "model": "sample_id",
                     *           "min": 1,
                     *           "max": 99,
                     *           "config": {
                     *             "rules": [
                     *               {
                     *                 "type": "number",
                     *                 "required": true,
                     *                 "message": "Enter a number."
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "tmplType": "file",
                     *           "label": "Read 1",
                     *           "model": "read1",
                     *           "multiple": true,
                     *           "filterType": "fastq|fq",
                     *           "config": {
                     *             "rules": [
                     *               {
                     *                 "type": "array",
                     *                 "required": true,
                     *                 "message": "Choose files."
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "tmplType": "radio",
                     *           "label": "Input",
                     *           "model": "kind",
                     *           "options": [
                     *             {
                     *               "label": "FASTQ",
                     *               "value": "fastq"
                     *             },
                     *             {
                     *               "label": "VCF",
                     *               "value": "vcf"
                     *             }
                     *           ],
                     *           "config": {
                     *             "initialValue": "fastq"
                     *           }
                     *         },
                     *         {
                     *           "tmplType": "actions",
                     *           "buttons": [
                     *             {
                     *               "type": "cancel",
                     *               "buttonType": "default",
                     *               "buttonLabel": "Previous Step"
                     *             },
                     *             {
                     *               "type": "submit",
                     *               "buttonType": "primary",
                     *               "buttonLabel": "Next Step",
                     *               "validate": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AppSchema"];
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
    getAppReadme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown, not trusted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # RNA-seq QC
                     *
                     *     Give two files per library.
                     */
                    "text/markdown": string;
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
    getAppIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/> */
                    "image/svg+xml": string;
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
    getAppCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of `app_name` before the slash.
                 * @example lizhihui
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The part of `app_name` after the slash, `<short_name>-<version>`.
                 * @example quartet-rnaseq-qc-v0.2.1
                 */
                appVersion: components["parameters"]["AppVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/> */
                    "image/svg+xml": string;
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
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only projects of this application.
                 * @example fd63809bc013bec3664b072d3465ba75
                 */
                app_id?: components["schemas"]["AppId"];
                /**
                 * @description Only projects of an application with one of these short names, whatever its version.
                 * @example [
                 *       "expression-matrix-qc"
                 *     ]
                 */
                app?: components["schemas"]["AppShortName"][];
                /**
                 * @description Only projects about this kind of data.
                 * @example transcriptomics
                 */
                omics?: components["schemas"]["Omics"];
                /**
                 * @description Exact email of the author.
                 * @example ada@example.org
                 */
                author?: string;
                /**
                 * @description Only projects in this state.
                 * @example Succeeded
                 */
                status?: components["schemas"]["WorkStatus"];
                /**
                 * @description Exact name.
                 * @example demo_project
                 */
                project_name?: components["schemas"]["ProjectName"];
                /**
                 * @description Only projects whose name contains this text, whatever its case.
                 * @example demo
                 */
                search?: string;
                /**
                 * @description Only projects that started at this time or later.
                 * @example 1653000000000
                 */
                started_from?: components["schemas"]["Milliseconds"];
                /**
                 * @description Only projects that started before this time.
                 * @example 1653086400000
                 */
                started_before?: components["schemas"]["Milliseconds"];
                /**
                 * @description Whether deleted projects are listed as well, where `status` asks for no other.
                 * @example true
                 */
                deleted?: boolean;
                /**
                 * @description Field and direction. Projects without a finish time come last; states are in the order of the work, from Submitted to On Hold.
                 * @example project_name:asc
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
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
                     *           "id": "0b1c2d3e-0000-1000-8000-000000000020",
                     *           "project_name": "demo_project",
                     *           "description": "two libraries",
                     *           "app_id": "fd63809bc013bec3664b072d3465ba75",
                     *           "app_name": "lizhihui/quartet-rnaseq-qc-v0.2.1",
                     *           "author": "ada@example.org",
                     *           "group_name": "Example Team",
                     *           "started_time": 1653000000000,
                     *           "finished_time": null,
                     *           "stats": {
                     *             "total": 2,
                     *             "submitted": 2,
                     *             "running": 0,
                     *             "success": 0,
                     *             "error": 0,
                     *             "aborted": 0,
                     *             "warning": 0,
                     *             "not_assessed": 0
                     *           },
                     *           "percentage": 0,
                     *           "status": "Submitted",
                     *           "actions": [
                     *             "stop",
                     *             "delete"
                     *           ],
                     *           "omics": "transcriptomics"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectPage"];
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
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the caller's making, new for each intent (a UUID does). The same key with the same body within a day gives the first response again and makes nothing new; with another body it gives 422. Servers that do not know the header ignore it.
                 * @example 0b1c2d3e-0000-4000-8000-000000000099
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_name": "demo_project",
                 *       "group_name": "Example Team",
                 *       "started_time": 1653000000000,
                 *       "app_name": "lizhihui/quartet-rnaseq-qc-v0.2.1",
                 *       "author": "ada@example.org",
                 *       "app_id": "fd63809bc013bec3664b072d3465ba75",
                 *       "description": "two libraries",
                 *       "samples": [
                 *         {
                 *           "sample_id": "0b1c2d3e-0000-4000-8000-000000000010",
                 *           "read1": "minio://users/a_R1.fastq.gz",
                 *           "read2": "minio://users/a_R2.fastq.gz"
                 *         },
                 *         {
                 *           "sample_id": "0b1c2d3e-0000-4000-8000-000000000011",
                 *           "read1": "minio://users/b_R1.fastq.gz",
                 *           "read2": "minio://users/b_R2.fastq.gz"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProjectSubmit"];
            };
        };
        responses: {
            /** @description The id of the new project. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "id": "0b1c2d3e-0000-1000-8000-000000000020"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The name is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A project with this name exists",
                     *       "details": [
                     *         {
                     *           "field": "project_name",
                     *           "message": "is taken"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    checkProjectName: {
        parameters: {
            query: {
                /**
                 * @description The name to look up.
                 * @example demo_project
                 */
                project_name: components["schemas"]["ProjectName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page with `total`. */
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
                     *       "data": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectNameCheck"];
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
    getProject: {
        parameters: {
            query?: {
                /**
                 * @description Whether the response has the samples. Older servers send them always.
                 * @example true
                 */
                samples?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-1000-8000-000000000020",
                     *       "project_name": "demo_project",
                     *       "description": "two libraries",
                     *       "app_id": "fd63809bc013bec3664b072d3465ba75",
                     *       "app_name": "lizhihui/quartet-rnaseq-qc-v0.2.1",
                     *       "author": "ada@example.org",
                     *       "group_name": "Example Team",
                     *       "started_time": 1653000000000,
                     *       "finished_time": 1653000600000,
                     *       "samples": [
                     *         {
                     *           "sample_id": "0b1c2d3e-0000-4000-8000-000000000010",
                     *           "read1": "minio://users/a_R1.fastq.gz"
                     *         }
                     *       ],
                     *       "stats": {
                     *         "total": 1,
                     *         "submitted": 0,
                     *         "running": 0,
                     *         "success": 1,
                     *         "error": 0,
                     *         "aborted": 0,
                     *         "warning": 0,
                     *         "not_assessed": 0
                     *       },
                     *       "percentage": 100,
                     *       "status": "Succeeded",
                     *       "actions": [
                     *         "archive",
                     *         "delete"
                     *       ],
                     *       "omics": "transcriptomics"
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
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
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Aborting"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description Accepted. */
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
    updateProjectWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Submitted",
                 *       "from": "Failed"
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowsUpdate"];
            };
        };
        responses: {
            /** @description The numbers of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 12,
                     *       "unchanged": 0
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowsUpdated"];
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
    listJobGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "failures": [
                     *         {
                     *           "id": "9f8e7d6c5b4a3928",
                     *           "line": "S1_R1.fastq.gz: the quality line of read 4 is shorter than the sequence.",
                     *           "step": "fastqc",
                     *           "jobs": 2,
                     *           "first": {
                     *             "id": "0b1c2d3e-0000-1000-8000-000000000030",
                     *             "sample_id": "S1"
                     *           }
                     *         }
                     *       ],
                     *       "other_failures": 0,
                     *       "steps": [
                     *         {
                     *           "name": "fastqc",
                     *           "jobs": 2
                     *         }
                     *       ],
                     *       "labels": []
                     *     }
                     */
                    "application/json": components["schemas"]["JobGroups"];
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
    getProjectStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 8,
                     *       "submitted": 1,
                     *       "running": 2,
                     *       "success": 4,
                     *       "error": 1,
                     *       "aborted": 0,
                     *       "warning": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectStats"];
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
    getProjectFigures: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs with their figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 10,
                     *       "ended": 1,
                     *       "unread": 0,
                     *       "columns": [
                     *         {
                     *           "key": "reads",
                     *           "label": "Reads",
                     *           "unit": null,
                     *           "format": "number",
                     *           "decimals": 0,
                     *           "better": null,
                     *           "group": "Amount",
                     *           "thresholds": null,
                     *           "hidden": false
                     *         },
                     *         {
                     *           "key": "duplication",
                     *           "label": "Duplicate reads",
                     *           "unit": null,
                     *           "format": "percent",
                     *           "decimals": 2,
                     *           "better": "lower",
                     *           "group": null,
                     *           "thresholds": {
                     *             "warn": 0.2,
                     *             "fail": 0.5,
                     *             "origin": "FastQC"
                     *           },
                     *           "hidden": false
                     *         }
                     *       ],
                     *       "series": [
                     *         {
                     *           "key": "1",
                     *           "label": "Read 1"
                     *         }
                     *       ],
                     *       "data": [
                     *         {
                     *           "job_id": "0b1c2d3e-0000-4000-8000-000000000020",
                     *           "sample_id": "D5_1",
                     *           "status": "Succeeded",
                     *           "part": "D5_1_R1.fastq.gz",
                     *           "series": "1",
                     *           "values": [
                     *             250000,
                     *             0.0831
                     *           ],
                     *           "missing": null
                     *         },
                     *         {
                     *           "job_id": "0b1c2d3e-0000-4000-8000-000000000021",
                     *           "sample_id": "D5_2",
                     *           "status": "Running",
                     *           "part": null,
                     *           "series": null,
                     *           "values": [
                     *             null,
                     *             null
                     *           ],
                     *           "missing": "not-ended"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectFigures"];
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
    listWorkflows: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only jobs of this project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only jobs in this state.
                 * @example Running
                 */
                status?: components["schemas"]["WorkStatus"];
                /**
                 * @description Only jobs whose sample id or reason of a failure has this text, in any case of letters. Needs `project_id`, as do the next four. Not in older servers, which answer 404 to `job-groups`.
                 * @example truncated
                 */
                q?: components["schemas"]["JobText"];
                /**
                 * @description Only jobs with this label: name, colon, value.
                 * @example batch:7
                 */
                label?: components["schemas"]["JobLabel"];
                /**
                 * @description Only jobs of which this step runs or failed.
                 * @example fastqc
                 */
                step?: components["schemas"]["JobStep"];
                /**
                 * @description Only failed jobs of this group.
                 * @example 9f8e7d6c5b4a3928
                 */
                failure?: components["schemas"]["FailureId"];
                /**
                 * @description Only jobs whose state allows this action: their number, before a change of many.
                 * @example resubmit
                 */
                action?: components["schemas"]["WorkflowAction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
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
                     *           "id": "0b1c2d3e-0000-1000-8000-000000000030",
                     *           "workflow_id": "0b1c2d3e-0000-4000-8000-000000000031",
                     *           "project_id": "0b1c2d3e-0000-1000-8000-000000000020",
                     *           "sample_id": "0b1c2d3e-0000-4000-8000-000000000010",
                     *           "submitted_time": 1653000000500,
                     *           "started_time": 1653000060000,
                     *           "finished_time": null,
                     *           "job_params": {
                     *             "sample_id": "0b1c2d3e-0000-4000-8000-000000000010",
                     *             "read1": "minio://users/a_R1.fastq.gz"
                     *           },
                     *           "labels": {
                     *             "project_id": "0b1c2d3e-0000-1000-8000-000000000020"
                     *           },
                     *           "percentage": 41.666666,
                     *           "status": "Running",
                     *           "actions": [
                     *             "stop"
                     *           ],
                     *           "exit_code": null,
                     *           "error": null,
                     *           "engine": "toil",
                     *           "stale_since": null,
                     *           "stale_reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowPage"];
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
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b1c2d3e-0000-1000-8000-000000000030",
                     *       "workflow_id": "0b1c2d3e-0000-4000-8000-000000000031",
                     *       "project_id": "0b1c2d3e-0000-1000-8000-000000000020",
                     *       "sample_id": "0b1c2d3e-0000-4000-8000-000000000010",
                     *       "submitted_time": 1653000000500,
                     *       "started_time": 1653000060000,
                     *       "finished_time": 1653000360000,
                     *       "job_params": {
                     *         "sample_id": "0b1c2d3e-0000-4000-8000-000000000010",
                     *         "read1": "minio://users/a_R1.fastq.gz"
                     *       },
                     *       "labels": {
                     *         "project_id": "0b1c2d3e-0000-1000-8000-000000000020"
                     *       },
                     *       "percentage": 100,
                     *       "status": "Succeeded",
                     *       "actions": [],
                     *       "exit_code": 0,
                     *       "error": null,
                     *       "workflow_output": "minio://projects/demo_project/7c1f",
                     *       "outputs": {
                     *         "demo_project.fastqc.read1_html": "minio://projects/demo_project/7c1f/S1_R1_fastqc.html",
                     *         "demo_project.fastqc.read1_zip": null
                     *       },
                     *       "engine": "toil",
                     *       "stale_since": null,
                     *       "stale_reason": null,
                     *       "attempts": [
                     *         {
                     *           "number": 2,
                     *           "id": "0b1c2d3e-0000-4000-8000-000000000031",
                     *           "engine": "toil",
                     *           "status": "Succeeded",
                     *           "submitted_time": 1653000000500,
                     *           "started_time": 1653000060000,
                     *           "finished_time": 1653000360000,
                     *           "exit_code": 0,
                     *           "error": null,
                     *           "outputs": {
                     *             "demo_project.fastqc.read1_html": "minio://projects/demo_project/7c1f/attempt-2/S1_R1_fastqc.html"
                     *           },
                     *           "workflow_output": "minio://projects/demo_project/7c1f/attempt-2",
                     *           "steps": [
                     *             {
                     *               "name": "fastqc",
                     *               "key": "demo_project.fastqc",
                     *               "status": "Succeeded",
                     *               "started_time": 1653000061000,
                     *               "finished_time": 1653000350000,
                     *               "exit_code": 0,
                     *               "stdout": "minio://projects/demo_project/7c1f/attempt-2/steps/1-fastqc/stdout",
                     *               "stderr": "minio://projects/demo_project/7c1f/attempt-2/steps/1-fastqc/stderr"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowDetail"];
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
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "percentage": 0,
                 *       "workflow_id": null,
                 *       "status": "Submitted"
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowUpdate"];
            };
        };
        responses: {
            /** @description Accepted. */
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
    getWorkflowLogs: {
        parameters: {
            query?: {
                /**
                 * @description A key of the map; the first one when absent.
                 * @example demo_project.main
                 */
                key?: string;
                /**
                 * @description Number of an attempt; the newest one when absent. 404 for one that the job does not have. Older servers ignore it.
                 * @example 1
                 */
                attempt?: number;
                /**
                 * @description Which of the two streams to read.
                 * @example stderr
                 */
                stream?: "stdout" | "stderr";
                /**
                 * @description First byte wanted. Negative counts from the end, so that -65536 reads the tail.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Bytes wanted, at most 1 MiB.
                 * @example 65536
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The map, or the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogRange"] | components["schemas"]["WorkflowLogs"];
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
    getWorkflowLogIndex: {
        parameters: {
            query: {
                /**
                 * @description A key of the map of logs; the first one when absent.
                 * @example demo_project.main
                 */
                key?: components["parameters"]["LogKey"];
                /**
                 * @description Number of an attempt; the newest one when absent. 404 for one that the job does not have.
                 * @example 1
                 */
                attempt?: components["parameters"]["LogAttempt"];
                /**
                 * @description Which of the two streams to read.
                 * @example stderr
                 */
                stream: components["parameters"]["LogStream"];
            };
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the log now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "demo_project.main",
                     *       "stream": "stderr",
                     *       "version": 0,
                     *       "lines": 1000000,
                     *       "errors": 3,
                     *       "indexed": 104857600,
                     *       "size": 104857600,
                     *       "complete": true
                     *     }
                     */
                    "application/json": components["schemas"]["LogIndex"];
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
    getWorkflowLogLines: {
        parameters: {
            query: {
                /**
                 * @description A key of the map of logs; the first one when absent.
                 * @example demo_project.main
                 */
                key?: components["parameters"]["LogKey"];
                /**
                 * @description Number of an attempt; the newest one when absent. 404 for one that the job does not have.
                 * @example 1
                 */
                attempt?: components["parameters"]["LogAttempt"];
                /**
                 * @description Which of the two streams to read.
                 * @example stderr
                 */
                stream: components["parameters"]["LogStream"];
                /**
                 * @description Number of the first line, from 1.
                 * @example 400000
                 */
                from: number;
                /**
                 * @description Lines wanted.
                 * @example 200
                 */
                count?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 0,
                     *       "lines": [
                     *         {
                     *           "number": 400000,
                     *           "offset": 41943040,
                     *           "bytes": 22,
                     *           "text": "reading a_R1.fastq.gz"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LogLines"];
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
    searchWorkflowLog: {
        parameters: {
            query: {
                /**
                 * @description A key of the map of logs; the first one when absent.
                 * @example demo_project.main
                 */
                key?: components["parameters"]["LogKey"];
                /**
                 * @description Number of an attempt; the newest one when absent. 404 for one that the job does not have.
                 * @example 1
                 */
                attempt?: components["parameters"]["LogAttempt"];
                /**
                 * @description Which of the two streams to read.
                 * @example stderr
                 */
                stream: components["parameters"]["LogStream"];
                /**
                 * @description `text`: `q` as it is. `pattern`: `q` as a regular expression of the subset that is searched in linear time, without look-around, back references and lazy quantifiers. `errors`: lines that report an error; without `q`.
                 * @example text
                 */
                kind?: "text" | "pattern" | "errors";
                /**
                 * @description What to find. Required unless `kind` is `errors`.
                 * @example fastq
                 */
                q?: string;
                /**
                 * @description Tells capitals from small letters.
                 * @example false
                 */
                match_case?: boolean;
                /**
                 * @description Number of the line where the search begins.
                 * @example 1
                 */
                from?: number;
                /**
                 * @description Lines wanted.
                 * @example 500
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 0,
                     *       "matches": [
                     *         {
                     *           "line": 17,
                     *           "ranges": [
                     *             {
                     *               "start": 8,
                     *               "end": 20
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_line": 150001
                     *     }
                     */
                    "application/json": components["schemas"]["LogMatches"];
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
    getWorkflowFileContent: {
        parameters: {
            query: {
                /**
                 * @description The storage link, `<service>://<bucket>/<key>`.
                 * @example minio://projects/demo_project/7c1f/stdout
                 */
                path: components["schemas"]["StorageLink"];
            };
            header?: never;
            path: {
                /**
                 * @description Our servers take the record's `id` or its `workflow_id` everywhere. Older ones want `id` for PUT and `workflow_id` for every GET.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "first line\nsecond line\n"
                     *     }
                     */
                    "application/json": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listResults: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only results of this project.
                 * @example 0b1c2d3e-0000-1000-8000-000000000020
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only results of this job, by the id of its record.
                 * @example 0b1c2d3e-0000-1000-8000-000000000030
                 */
                job_id?: components["schemas"]["Uuid"];
                /**
                 * @description Only results of jobs whose name, the sample, contains this text, whatever its case.
                 * @example D5_1
                 */
                job_name?: string;
                /**
                 * @description Only files whose name contains this text, whatever its case.
                 * @example report
                 */
                file_name?: string;
                /**
                 * @description Only files of this type, whatever its case.
                 * @example html
                 */
                file_type?: string;
                /**
                 * @description Field and direction. Files without a size come last.
                 * @example job_name:asc
                 */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of result files. */
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
                     *           "file_name": "report.html",
                     *           "file_index": "report",
                     *           "project_id": "0b1c2d3e-0000-1000-8000-000000000020",
                     *           "project_name": "demo_project",
                     *           "job_id": "0b1c2d3e-0000-1000-8000-000000000030",
                     *           "job_name": "D5_1",
                     *           "file_type": "html",
                     *           "kind": "html",
                     *           "path": "minio://projects/demo_project/0b1c2d3e-0000-1000-8000-000000000030/report.html",
                     *           "size": 48211,
                     *           "etag": "9e107d9d372bb6826bd81d3542a419d6",
                     *           "attempt": 1,
                     *           "created_time": 1653000360000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResultFilePage"];
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
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only read or only unread ones.
                 * @example Unread
                 */
                status?: components["schemas"]["ReadStatus"];
                /**
                 * @description Only this type.
                 * @example default
                 */
                notification_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
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
                     *           "id": 7,
                     *           "title": "Maintenance",
                     *           "description": "Tonight 22:00 UTC+8",
                     *           "notification_type": "default",
                     *           "created_time": 1653000000000,
                     *           "status": "Unread"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
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
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the notification.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Read"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description Done. */
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
    getNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices of the caller; all of them are true at first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projects": true,
                     *       "project_digest": true,
                     *       "reports": true,
                     *       "control_charts": false
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationChoices"];
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
    setNotificationChoices: {
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
                 *       "projects": true,
                 *       "project_digest": true,
                 *       "reports": true,
                 *       "control_charts": false
                 *     }
                 */
                "application/json": components["schemas"]["NotificationChoices"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the caller's making, new for each intent (a UUID does). The same key with the same body within a day gives the first response again and makes nothing new; with another body it gives 422. Servers that do not know the header ignore it.
                 * @example 0b1c2d3e-0000-4000-8000-000000000099
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSubmit"];
            };
        };
        responses: {
            /** @description The id of the message. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "id": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The last `id` that was seen.
                 * @example 42
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It ends within 5 s of the end of its access token, its sign-in or its account; the client opens another one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: workflow
                     *     id: 42
                     *     data: {"id":"0b1c2d3e-0000-1000-8000-000000000030","status":"Running","percentage":40,"actions":["stop"],"project_id":"0b1c2d3e-0000-1000-8000-000000000020"}
                     */
                    "text/event-stream": string;
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
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, unpaged, without the tokens themselves. */
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
                     *           "id": "3f9c21d07a4e",
                     *           "name": "Night run on the cluster",
                     *           "scopes": [
                     *             "work:read",
                     *             "files:read"
                     *           ],
                     *           "created_time": 1653000000000,
                     *           "expires_time": 1660776000000,
                     *           "last_used_time": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    createAccessToken: {
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
                 *       "name": "Night run on the cluster",
                 *       "scopes": [
                 *         "work:read",
                 *         "files:read"
                 *       ],
                 *       "days": 90
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenSubmit"];
            };
        };
        responses: {
            /** @description The token, and what the list shows about it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "omp_000000000000_000000000000000000000000000000000000000000000000",
                     *       "access_token": {
                     *         "id": "000000000000",
                     *         "name": "Night run on the cluster",
                     *         "scopes": [
                     *           "work:read",
                     *           "files:read"
                     *         ],
                     *         "created_time": 1653000000000,
                     *         "expires_time": 1660776000000,
                     *         "last_used_time": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccessTokenCreated"];
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
    deleteAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a token of the caller.
                 * @example 3f9c21d07a4e
                 */
                id: components["schemas"]["AccessTokenId"];
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
    listSessions: {
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
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "id": "0b1c2d3e",
                     *           "current": true,
                     *           "user_agent": "Mozilla/5.0",
                     *           "created_time": 1653000000000,
                     *           "used_time": 1653000300000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a sign-in of the caller.
                 * @example 0b1c2d3e
                 */
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
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
    changePassword: {
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
                 *       "current": "the old password",
                 *       "password": "a longer and better one"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    changeAccountName: {
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
                 *       "name": "Lin Wei"
                 *     }
                 */
                "application/json": components["schemas"]["AccountNameChange"];
            };
        };
        responses: {
            /** @description Done. */
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "since": 1653000000000,
                     *       "recovery_codes": 9
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
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
    confirmSecondFactor: {
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
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description Recovery codes, which the server does not show again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    beginSecondFactor: {
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
                 *       "password": "the password of the caller"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordCheck"];
            };
        };
        responses: {
            /** @description Secret for an authenticator (TOTP, 6 digits, 30 seconds), which the server does not show again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Portal:lin?issuer=Portal&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
                     *     }
                     */
                    "application/json": components["schemas"]["NewSecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    removeSecondFactor: {
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
                 *       "password": "the password of the caller"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordCheck"];
            };
        };
        responses: {
            /** @description The password is enough from now on. */
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only accounts with this part in user name, name or email, whatever its case.
                 * @example lin
                 */
                search?: string;
                /**
                 * @description Only active or only disabled accounts.
                 * @example active
                 */
                state?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
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
                     *           "username": "lin",
                     *           "name": "Lin Wei",
                     *           "email": "lin@example.org",
                     *           "groups": [
                     *             "lab"
                     *           ],
                     *           "roles": [],
                     *           "created_time": 1653000000000,
                     *           "disabled_time": null,
                     *           "signed_in_time": null,
                     *           "sessions": 0,
                     *           "access_tokens": 0,
                     *           "second_factor": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountPage"];
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
    createAccount: {
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
                 *       "username": "lin",
                 *       "name": "Lin Wei",
                 *       "email": "lin@example.org",
                 *       "groups": [
                 *         "lab"
                 *       ],
                 *       "roles": []
                 *     }
                 */
                "application/json": components["schemas"]["AccountSubmit"];
            };
        };
        responses: {
            /** @description The account, and the link to hand over. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "username": "lin",
                     *         "name": "Lin Wei",
                     *         "email": "lin@example.org",
                     *         "groups": [
                     *           "lab"
                     *         ],
                     *         "roles": [],
                     *         "created_time": 1653000000000,
                     *         "disabled_time": null,
                     *         "signed_in_time": null,
                     *         "sessions": 0,
                     *         "access_tokens": 0,
                     *         "second_factor": false
                     *       },
                     *       "link": {
                     *         "purpose": "invitation",
                     *         "url": "https://portal.example.org/#/user/password?link=one-time",
                     *         "expires_time": 1653600000000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groups": [
                 *         "lab"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "lin",
                     *       "name": "Lin Wei",
                     *       "email": "lin@example.org",
                     *       "groups": [
                     *         "lab"
                     *       ],
                     *       "roles": [],
                     *       "created_time": 1653000000000,
                     *       "disabled_time": null,
                     *       "signed_in_time": null,
                     *       "sessions": 0,
                     *       "access_tokens": 0,
                     *       "second_factor": false
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
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
    createOneTimeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The only copy of the link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purpose": "invitation",
                     *       "url": "https://portal.example.org/#/user/password?link=one-time",
                     *       "expires_time": 1653600000000
                     *     }
                     */
                    "application/json": components["schemas"]["OneTimeLink"];
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
    endSessionsOfAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its sign-ins have ended. */
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
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User name of an account.
                 * @example lin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The password of the account is enough from now on. */
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
    checkOneTimeLink: {
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
                 *       "link": "one-time-secret"
                 *     }
                 */
                "application/json": components["schemas"]["OneTimeLinkCheck"];
            };
        };
        responses: {
            /** @description The account of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "lin",
                     *       "purpose": "invitation",
                     *       "expires_time": 1653600000000
                     *     }
                     */
                    "application/json": components["schemas"]["OneTimeLinkFacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    useOneTimeLink: {
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
                 *       "link": "one-time-secret",
                 *       "password": "a longer and better one"
                 *     }
                 */
                "application/json": components["schemas"]["OneTimeLinkUse"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only events by or about a person whose user name has this part, whatever its case.
                 * @example lin
                 */
                person?: string;
                /**
                 * @description Only events of this kind.
                 * @example sign-in
                 */
                kind?: components["schemas"]["AuditKind"];
                /**
                 * @description Only events at this time or later.
                 * @example 1653000000000
                 */
                from?: components["schemas"]["Milliseconds"];
                /**
                 * @description Only events before this time.
                 * @example 1653086400000
                 */
                before?: components["schemas"]["Milliseconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
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
                     *       "kept_days": 365,
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "time": 1653000000000,
                     *           "kind": "sign-in",
                     *           "actor": "lin",
                     *           "subject": null,
                     *           "address": "192.0.2.7"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
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
}
