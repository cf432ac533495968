{{- define "service.resources" -}}
{{- toYaml .service.resources }}
{{- end }}

{{- define "service.volumeMounts" -}}
- name: scratch
  mountPath: /tmp
{{- if .root.Values.tls.caSecret }}
- name: tls
  mountPath: /etc/dossier/tls
  readOnly: true
{{- end }}
{{- end }}

{{- define "service.volumes" -}}
- name: scratch
  emptyDir:
    sizeLimit: {{ .service.scratch }}
{{- with .root.Values.tls.caSecret }}
- name: tls
  secret:
    secretName: {{ . }}
    items:
      - key: ca.crt
        path: ca.crt
{{- end }}
{{- end }}

{{- /* The container of a process; `arguments` makes a job of it, which nobody probes. */}}
{{- define "service.container" -}}
- name: {{ .name }}
  image: {{ include "service.image" . }}
  imagePullPolicy: {{ .root.Values.image.pullPolicy }}
  {{- with .arguments }}
  args: {{ toJson . }}
  {{- end }}
  env: {{- include "service.environment" . | nindent 4 }}
  resources: {{- include "service.resources" . | nindent 4 }}
  securityContext: {{- include "service.containerSecurity" . | nindent 4 }}
  volumeMounts: {{- include "service.volumeMounts" . | nindent 4 }}
  {{- if not .arguments }}
  ports:
    - name: health
      containerPort: 9300
    {{- if eq .name "gateway" }}
    - name: http
      containerPort: 8080
    {{- end }}
  # It runs: answered once its code is loaded, whatever it still waits for. That takes seconds, and minutes where many start at once
  # on a crowded machine; to be killed meanwhile would only make more to load.
  startupProbe:
    httpGet: { path: /livez, port: health }
    periodSeconds: 1
    timeoutSeconds: 5
    failureThreshold: 300
  # Only a process that hangs is started anew; a server that is away is waited for.
  livenessProbe:
    httpGet: { path: /livez, port: health }
    periodSeconds: 10
    timeoutSeconds: 5
    failureThreshold: 3
  # It takes work now: what it needs is there, and it is not stopping.
  readinessProbe:
    httpGet: { path: /readyz, port: health }
    periodSeconds: 3
    timeoutSeconds: 5
    failureThreshold: 2
  {{- end }}
{{- end }}
