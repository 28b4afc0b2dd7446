"""Quality control of a protein table by the API of a portal: uploads, a project, its job and its verdict.

    PORTAL_URL=https://portal.example.org PORTAL_TOKEN=omp_... python3 qc_run.py FOLDER TABLE SHEET

FOLDER is a folder of your own files, such as data/lin/batch-7. The token needs the scopes work:read, work:write,
files:read and files:write. Only the standard library of Python 3.9 or later is used.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PORTAL = os.environ["PORTAL_URL"].rstrip("/")
TOKEN = os.environ["PORTAL_TOKEN"]
SERVICE, BUCKET = "minio", "users"
ENDED = {"Succeeded", "Failed", "Aborted"}


def call(method, path, body=None):
    """Calls the data-pipeline service, and returns the parsed response. Ends the program with the server's message."""
    request = urllib.request.Request(
        f"{PORTAL}/datains{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": f"Bearer {TOKEN}", "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")


def upload(path, folder):
    """Uploads a file into a folder, and returns its storage link."""
    key = f"{folder}/{os.path.basename(path)}"
    size = os.path.getsize(path)
    query = urllib.parse.urlencode({"key": key, "length": size})
    signed = call("POST", f"/api/services/{SERVICE}/buckets/{BUCKET}/object?{query}")
    with open(path, "rb") as content:
        request = urllib.request.Request(
            urllib.parse.urljoin(PORTAL + "/", signed["upload_url"]),
            method="PUT",
            data=content,
            headers={"content-type": "application/octet-stream", "content-length": str(size)},
        )
        urllib.request.urlopen(request).close()
    return f"{SERVICE}://{BUCKET}/{key}"


def installed_app(short_name):
    """The installed app of this short name."""
    apps = call("GET", "/api/installed-apps")["data"]
    found = [app for app in apps if f"/{short_name}-v" in app["name"]]
    return found[0] if found else sys.exit(f"{short_name} is not installed.")


def main(folder, table, sheet):
    app = installed_app("expression-matrix-qc")
    sample = {
        "sample_id": "batch",
        "omics": "proteomics",
        "data_file": upload(table, folder),
        "metadata_file": upload(sheet, folder),
    }
    project = call(
        "POST",
        "/api/projects",
        {
            "project_name": f"qc_run_{int(time.time())}",
            "app_id": app["id"],
            "app_name": app["name"],
            "author": "me",
            "samples": [sample],
        },
    )["message"]["id"]
    while True:
        job = call("GET", f"/api/workflows?project_id={project}")["data"][0]
        # The report is registered shortly after its job has ended.
        if job["status"] in ENDED and (job["status"] != "Succeeded" or job.get("report")):
            break
        time.sleep(2)
    print(f"{job['status']}: {job.get('verdict') or job.get('error') or 'no verdict'}")
    sys.exit(0 if job["status"] == "Succeeded" else 1)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
