"""Stand-in for the `connexion` package, which Debian does not have.

Toil's WES server uses three names of it: FlaskApp, Resolver and request. This module reads the Swagger 2.0 file of the
server and gives each operation its route in Flask. It checks no types besides those of the query: for tests only.
"""
import inspect
import os
import re

import flask
import yaml
from flask import request

METHODS = ("get", "post", "put", "delete")


class Resolver:
    """Maps an operationId to the function that serves it."""

    def __init__(self, resolve):
        self.resolve = resolve


class FlaskApp:
    """Flask application whose routes come from a Swagger file."""

    def __init__(self, name, specification_dir="", options=None):
        self.app = flask.Flask(name)
        self.specification_dir = os.path.join(self.app.root_path, specification_dir)

    def add_api(self, specification, resolver):
        with open(os.path.join(self.specification_dir, specification)) as file:
            api = yaml.safe_load(file)
        for path, operations in api["paths"].items():
            route = api.get("basePath", "") + re.sub(r"{(\w+)}", r"<\1>", path)
            for method in METHODS:
                if method in operations:
                    operation = operations[method]
                    self.app.add_url_rule(
                        route,
                        endpoint=operation["operationId"],
                        view_func=view(resolver.resolve(operation["operationId"]), operation),
                        methods=[method.upper()],
                    )

    def run(self, host=None, port=None):
        self.app.run(host=host, port=port)


def view(serve, operation):
    """Flask view of an operation: passes the parameters of its query that `serve` knows, and responds with JSON."""
    known = inspect.signature(serve).parameters
    query = [each for each in operation.get("parameters", []) if each["in"] == "query" and each["name"] in known]

    def respond(**path_values):
        values = dict(path_values)
        for parameter in query:
            if parameter["name"] in request.args:
                value = request.args[parameter["name"]]
                if parameter.get("type") == "integer" and not re.fullmatch(r"\d+", value):
                    return flask.jsonify(msg=f"{parameter['name']} must be a number", status_code=400), 400
                values[parameter["name"]] = int(value) if parameter.get("type") == "integer" else value
        result = serve(**values)
        status = 200
        if isinstance(result, tuple):
            result, status = result
        if isinstance(result, flask.Response):
            return result
        return flask.jsonify(result), status

    return respond
