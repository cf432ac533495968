// node scripts/generate/skaffold.mjs FILE: writes skaffold.yaml, with an image for each part.
import { writeFile } from 'node:fs/promises';
import { parts } from '../images.mjs';

const rows = Object.entries(parts);
const artifact = (/** @type {[string, string]} */ [name, part]) => `    - image: dossier/${name}
      docker: { dockerfile: deploy/Dockerfile, buildArgs: { PART: ${part} } }`;
const tag = (/** @type {[string, string]} */ [name]) =>
  `          ${name === 'jobs' ? 'jobs' : `services.${name}`}.tag: "{{.IMAGE_TAG_dossier_${name.replaceAll('-', '_')}}}"`;

const text = `# Written by npm run generate (scripts/generate/skaffold.mjs), as its images follow from the table of services.
# skaffold dev, skaffold run: a local cluster with the trial profile, and an edit is in it after its image was built again.
# Beforehand, once: npm run images -- mongodb nats minio, and load them into the cluster (docs/deploy.md, "A local cluster").
apiVersion: skaffold/v4beta13
kind: Config
metadata:
  name: dossier
build:
  # Each artifact is one part of deploy/Dockerfile; what they share is built once.
  artifacts:
${rows.map(artifact).join('\n')}
  local:
    push: false
    useBuildkit: true
    # The first builds what all share.
    concurrency: 1
deploy:
  helm:
    releases:
      - name: dossier
        namespace: dossier
        createNamespace: true
        chartPath: deploy/charts/dossier
        valuesFiles: [deploy/charts/dossier/values-trial.yaml]
        setValues: { image.registry: dossier }
        setValueTemplates:
${rows.map(tag).join('\n')}
portForward:
  - { resourceType: service, resourceName: dossier-gateway, namespace: dossier, port: 80, localPort: 8080 }
profiles:
  - name: kind
    activation:
      - kubeContext: kind-.*
  # minikube runs a Docker of its own, which builds straight into the cluster.
  - name: minikube
    activation:
      - kubeContext: minikube
    patches:
      - { op: replace, path: /build/local/concurrency, value: 2 }
`;
await writeFile(process.argv[2] ?? 'skaffold.yaml', text);
