{{- /*
Every template here takes the same dictionary:
  root     the umbrella chart's context
  name     of the process: kyc, gateway …
  service  its values, laid over the defaults
  facts    what the code says of it: the settings it reads (files/processes.json)
*/}}
{{- define "service.fullname" -}}
{{ printf "%s-%s" .root.Release.Name .name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- /* Never changed: Deployments select their pods by these. */}}
{{- define "service.selector" -}}
app.kubernetes.io/name: dossier
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- /* Of objects, not of pods: a new version of the chart alone restarts nothing. */}}
{{- define "service.labels" -}}
{{ include "service.selector" . }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "service.metadata" -}}
name: {{ include "service.fullname" . }}
namespace: {{ .root.Release.Namespace }}
labels: {{- include "service.labels" . | nindent 2 }}
{{- end }}

{{- define "service.image" -}}
{{- $image := .root.Values.image -}}
{{ printf "%s/%s:%s" $image.registry .name (.service.tag | default $image.tag | default .root.Chart.AppVersion) }}
{{- end }}
